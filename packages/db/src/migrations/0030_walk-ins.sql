CREATE TABLE "evenement_venus" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evenement_venus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"evenement_dates_id" integer NOT NULL,
	"cle" text NOT NULL,
	"nom" text,
	"groupe" text,
	"venu_le" timestamp with time zone NOT NULL,
	"note_par" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evenement_venus" ADD CONSTRAINT "evenement_venus_evenement_dates_id_evenement_dates_id_fk" FOREIGN KEY ("evenement_dates_id") REFERENCES "public"."evenement_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenement_venus" ADD CONSTRAINT "evenement_venus_note_par_users_id_fk" FOREIGN KEY ("note_par") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "evenement_venus_key" ON "evenement_venus" USING btree ("evenement_dates_id","cle");--> statement-breakpoint
CREATE INDEX "evenement_venus_note_par_idx" ON "evenement_venus" USING btree ("note_par");--> statement-breakpoint
CREATE INDEX "evenement_venus_venu_le_idx" ON "evenement_venus" USING btree ("venu_le") WHERE nom is not null;