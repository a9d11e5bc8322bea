CREATE TABLE "resultat_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resultat_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"epreuves_id" integer NOT NULL,
	"lot" integer NOT NULL,
	"geste" text NOT NULL,
	"ligne" text NOT NULL,
	"changements" jsonb NOT NULL,
	"cles" text[] NOT NULL,
	"users_id" integer,
	"le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resultat_envois" ADD COLUMN "corrige_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resultats" ADD COLUMN "equipe" integer;--> statement-breakpoint
ALTER TABLE "resultats" ADD COLUMN "relais" integer;--> statement-breakpoint
ALTER TABLE "resultats" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "resultat_corrections" ADD CONSTRAINT "resultat_corrections_epreuves_id_epreuves_id_fk" FOREIGN KEY ("epreuves_id") REFERENCES "public"."epreuves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultat_corrections" ADD CONSTRAINT "resultat_corrections_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resultat_corrections_epreuves_id_idx" ON "resultat_corrections" USING btree ("epreuves_id","id");--> statement-breakpoint
CREATE INDEX "resultat_corrections_users_id_idx" ON "resultat_corrections" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "resultats_equipe_idx" ON "resultats" USING btree ("epreuves_id","lot","equipe","relais") WHERE equipe is not null;