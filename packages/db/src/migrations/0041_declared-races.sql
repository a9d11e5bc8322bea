CREATE TABLE "resultats_declares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resultats_declares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"epreuves_id" integer,
	"nom" text NOT NULL,
	"epreuve" text,
	"lieu" text,
	"date" date NOT NULL,
	"type" text NOT NULL,
	"distance" integer,
	"denivele" integer,
	"statut" text DEFAULT 'classe' NOT NULL,
	"temps" integer,
	"rang" integer,
	"nb_classes" integer,
	"lien" text,
	"preuve" text,
	"preuve_nom" text,
	"activites_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resultats_declares_temps_check" CHECK (("resultats_declares"."statut" = 'classe') = ("resultats_declares"."temps" is not null) and "resultats_declares"."temps" between 1 and 2000000)
);
--> statement-breakpoint
ALTER TABLE "profils" ADD COLUMN "palmares_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profils" ADD COLUMN "palmares_declarees" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profils" ADD COLUMN "palmares_cote" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activites" ADD COLUMN "pas_une_course" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resultats_declares" ADD CONSTRAINT "resultats_declares_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultats_declares" ADD CONSTRAINT "resultats_declares_epreuves_id_epreuves_id_fk" FOREIGN KEY ("epreuves_id") REFERENCES "public"."epreuves"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultats_declares" ADD CONSTRAINT "resultats_declares_activites_id_activites_id_fk" FOREIGN KEY ("activites_id") REFERENCES "public"."activites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resultats_declares_users_idx" ON "resultats_declares" USING btree ("users_id","date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "resultats_declares_epreuve_key" ON "resultats_declares" USING btree ("users_id","epreuves_id") WHERE epreuves_id is not null;--> statement-breakpoint
CREATE INDEX "resultats_declares_epreuves_idx" ON "resultats_declares" USING btree ("epreuves_id") WHERE epreuves_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "resultats_declares_activite_key" ON "resultats_declares" USING btree ("activites_id") WHERE activites_id is not null;--> statement-breakpoint
CREATE INDEX "resultats_declares_preuve_idx" ON "resultats_declares" USING btree ("preuve") WHERE preuve is not null;