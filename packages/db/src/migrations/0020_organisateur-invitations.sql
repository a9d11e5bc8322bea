CREATE TABLE "organisateur_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organisateur_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisateurs_id" integer NOT NULL,
	"users_id" integer NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"accepted_by" integer
);
--> statement-breakpoint
ALTER TABLE "organisateur_invitations" ADD CONSTRAINT "organisateur_invitations_organisateurs_id_organisateurs_id_fk" FOREIGN KEY ("organisateurs_id") REFERENCES "public"."organisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisateur_invitations" ADD CONSTRAINT "organisateur_invitations_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisateur_invitations" ADD CONSTRAINT "organisateur_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "organisateur_invitations_token_hash_key" ON "organisateur_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "organisateur_invitations_organisateurs_id_idx" ON "organisateur_invitations" USING btree ("organisateurs_id","id");--> statement-breakpoint
CREATE INDEX "organisateur_invitations_email_idx" ON "organisateur_invitations" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "organisateur_invitations_users_id_idx" ON "organisateur_invitations" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "organisateur_invitations_accepted_by_idx" ON "organisateur_invitations" USING btree ("accepted_by");