CREATE TABLE "course_compteurs" (
	"courses_id" integer NOT NULL,
	"jour" date NOT NULL,
	"type" text NOT NULL,
	"nb" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_compteurs_courses_id_jour_type_pk" PRIMARY KEY("courses_id","jour","type")
);
--> statement-breakpoint
CREATE TABLE "course_versions" (
	"courses_id" integer NOT NULL,
	"version" integer NOT NULL,
	"section" text NOT NULL,
	"users_id" integer,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_versions_courses_id_version_pk" PRIMARY KEY("courses_id","version")
);
--> statement-breakpoint
CREATE TABLE "edition_demarches" (
	"editions_id" integer NOT NULL,
	"cle" text NOT NULL,
	"fait_le" timestamp with time zone NOT NULL,
	"users_id" integer,
	CONSTRAINT "edition_demarches_editions_id_cle_pk" PRIMARY KEY("editions_id","cle")
);
--> statement-breakpoint
CREATE TABLE "liste" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "liste_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"type" text NOT NULL,
	"objet_id" integer NOT NULL,
	"etat" text DEFAULT 'envie' NOT NULL,
	"note" text,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"kind" text NOT NULL,
	"cle" text NOT NULL,
	"titre" text NOT NULL,
	"texte" text NOT NULL,
	"url" text NOT NULL,
	"lu_le" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resultat_envois" (
	"epreuves_id" integer PRIMARY KEY NOT NULL,
	"fichier_nom" text NOT NULL,
	"nb" integer NOT NULL,
	"users_id" integer,
	"envoye_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resultats" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resultats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"epreuves_id" integer NOT NULL,
	"rang" integer,
	"dossard" text,
	"nom" text NOT NULL,
	"prenom" text NOT NULL,
	"sexe" text,
	"annee" integer,
	"categorie" text,
	"club" text,
	"temps" integer,
	"statut" text DEFAULT 'classe' NOT NULL,
	"initiales" boolean DEFAULT false NOT NULL,
	"users_id" integer,
	"recherche" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resultats_temps_check" CHECK ("resultats"."temps" between 1 and 2000000)
);
--> statement-breakpoint
CREATE TABLE "revendications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revendications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisateurs_id" integer NOT NULL,
	"users_id" integer NOT NULL,
	"etat" text NOT NULL,
	"code_hash" text,
	"essais" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"message" text,
	"motif" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seconds_facteurs" (
	"users_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"actif_le" timestamp with time zone,
	"dernier_pas" bigint,
	"secours" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "renvoi_motif" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "publie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "pratique" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "annulation_motif" text;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "a_confirmer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "epreuves" ADD COLUMN "materiel" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisateurs" ADD COLUMN "verifie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organisateurs" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "facteur_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_compteurs" ADD CONSTRAINT "course_compteurs_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_versions" ADD CONSTRAINT "course_versions_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_versions" ADD CONSTRAINT "course_versions_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_demarches" ADD CONSTRAINT "edition_demarches_editions_id_editions_id_fk" FOREIGN KEY ("editions_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_demarches" ADD CONSTRAINT "edition_demarches_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liste" ADD CONSTRAINT "liste_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultat_envois" ADD CONSTRAINT "resultat_envois_epreuves_id_epreuves_id_fk" FOREIGN KEY ("epreuves_id") REFERENCES "public"."epreuves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultat_envois" ADD CONSTRAINT "resultat_envois_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultats" ADD CONSTRAINT "resultats_epreuves_id_epreuves_id_fk" FOREIGN KEY ("epreuves_id") REFERENCES "public"."epreuves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultats" ADD CONSTRAINT "resultats_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revendications" ADD CONSTRAINT "revendications_organisateurs_id_organisateurs_id_fk" FOREIGN KEY ("organisateurs_id") REFERENCES "public"."organisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revendications" ADD CONSTRAINT "revendications_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revendications" ADD CONSTRAINT "revendications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seconds_facteurs" ADD CONSTRAINT "seconds_facteurs_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_versions_users_id_idx" ON "course_versions" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "edition_demarches_users_id_idx" ON "edition_demarches" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "liste_objet_key" ON "liste" USING btree ("users_id","type","objet_id");--> statement-breakpoint
CREATE INDEX "liste_type_objet_idx" ON "liste" USING btree ("type","objet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_cle_key" ON "notifications" USING btree ("users_id","cle");--> statement-breakpoint
CREATE INDEX "notifications_users_id_idx" ON "notifications" USING btree ("users_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("users_id") WHERE lu_le is null;--> statement-breakpoint
CREATE INDEX "resultat_envois_users_id_idx" ON "resultat_envois" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "resultats_epreuves_id_idx" ON "resultats" USING btree ("epreuves_id","rang");--> statement-breakpoint
CREATE UNIQUE INDEX "resultats_dossard_key" ON "resultats" USING btree ("epreuves_id","dossard") WHERE dossard is not null;--> statement-breakpoint
CREATE INDEX "resultats_users_id_idx" ON "resultats" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "resultats_recherche_idx" ON "resultats" USING gin ("recherche" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "revendications_open_key" ON "revendications" USING btree ("organisateurs_id","users_id") WHERE etat in ('code', 'staff');--> statement-breakpoint
CREATE INDEX "revendications_etat_idx" ON "revendications" USING btree ("etat","created_at");--> statement-breakpoint
CREATE INDEX "revendications_users_id_idx" ON "revendications" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "revendications_decided_by_idx" ON "revendications" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "organisateurs" ADD CONSTRAINT "organisateurs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_a_valider_idx" ON "courses" USING btree ("updated_at") WHERE etat = 1;--> statement-breakpoint
CREATE INDEX "organisateurs_a_verifier_idx" ON "organisateurs" USING btree ("created_at") WHERE verifie_le is null;--> statement-breakpoint
CREATE INDEX "organisateurs_created_by_idx" ON "organisateurs" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "course_extensions" DROP COLUMN "support_id";--> statement-breakpoint
UPDATE "organisateurs" SET "verifie_le" = "created_at";--> statement-breakpoint
UPDATE "courses" SET "publie_le" = "created_at" WHERE "etat" >= 100 OR "etat" < 0;--> statement-breakpoint
UPDATE "course_cards" SET "valable_jusqua" = 'epoch';
