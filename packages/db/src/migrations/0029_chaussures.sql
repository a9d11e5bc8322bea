CREATE TABLE "chaussures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chaussures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"marque" text,
	"modele" text NOT NULL,
	"surnom" text,
	"achetee_le" date,
	"deja_parcouru" integer DEFAULT 0 NOT NULL,
	"limite" integer DEFAULT 800000 NOT NULL,
	"retiree_le" date,
	"est_habituelle" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chaussures_metres_check" CHECK ("chaussures"."deja_parcouru" >= 0 and "chaussures"."limite" > 0),
	CONSTRAINT "chaussures_retiree_check" CHECK ("chaussures"."retiree_le" is null or not "chaussures"."est_habituelle")
);
--> statement-breakpoint
ALTER TABLE "activites" ADD COLUMN "chaussures_id" integer;--> statement-breakpoint
ALTER TABLE "chaussures" ADD CONSTRAINT "chaussures_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chaussures_users_id_idx" ON "chaussures" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chaussures_habituelle_key" ON "chaussures" USING btree ("users_id") WHERE est_habituelle;--> statement-breakpoint
ALTER TABLE "activites" ADD CONSTRAINT "activites_chaussures_id_chaussures_id_fk" FOREIGN KEY ("chaussures_id") REFERENCES "public"."chaussures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "activites_chaussures_idx" ON "activites" USING btree ("chaussures_id","distance") WHERE chaussures_id is not null;