CREATE SEQUENCE "public"."seance_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "agenda_flux" (
	"users_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "athletes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "athletes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coach_id" integer NOT NULL,
	"users_id" integer NOT NULL,
	"partages" text[] DEFAULT '{"calendrier","faits"}' NOT NULL,
	"debut" timestamp with time zone NOT NULL,
	"fin" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consentements_sante" (
	"users_id" integer PRIMARY KEY NOT NULL,
	"fc_max" integer,
	"accorde_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"athletes_id" integer NOT NULL,
	"partage" text NOT NULL,
	"jour" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "douleurs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "douleurs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"jour" date NOT NULL,
	"lieu" text NOT NULL,
	"intensite" integer NOT NULL,
	"mots" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entrainement_gestes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entrainement_gestes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"auteur_id" integer,
	"geste" text NOT NULL,
	"raison" text NOT NULL,
	"changements" jsonb NOT NULL,
	"suivi_avant" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"annule_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "entrainements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entrainements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"seances_id" integer,
	"plan_suivis_id" integer,
	"cle" integer,
	"semaine" integer,
	"auteur_id" integer,
	"titre" text NOT NULL,
	"sport" text NOT NULL,
	"objectif" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"denivele" integer,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"duree" integer,
	"distance" integer,
	"charge" integer,
	"jour" date NOT NULL,
	"prevu_le" date NOT NULL,
	"ordre" integer DEFAULT 0 NOT NULL,
	"etat" text DEFAULT 'prevu' NOT NULL,
	"part" real DEFAULT 1 NOT NULL,
	"facile" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"note" text,
	"fait_le" timestamp with time zone,
	"fait_duree" integer,
	"fait_distance" integer,
	"fait_rpe" integer,
	"fait_mots" text,
	"activites_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entrainements_rpe_check" CHECK ("entrainements"."fait_rpe" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "pauses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pauses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"raison" text NOT NULL,
	"du" date NOT NULL,
	"au" date NOT NULL,
	"gestes_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pauses_jours_check" CHECK ("pauses"."au" >= "pauses"."du")
);
--> statement-breakpoint
CREATE TABLE "vmas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vmas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"vma" integer NOT NULL,
	"source" text NOT NULL,
	"le" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_journal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plans_id" integer NOT NULL,
	"de" integer,
	"vers" integer NOT NULL,
	"users_id" integer,
	"motif" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_parutions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_parutions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plans_id" integer NOT NULL,
	"numero" integer NOT NULL,
	"semaines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_suivis" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_suivis_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"plans_id" integer,
	"parutions_id" integer,
	"titre" text NOT NULL,
	"etat" text NOT NULL,
	"epreuves_id" integer,
	"debut" date,
	"fin" date,
	"jours" integer[] DEFAULT '{}' NOT NULL,
	"jour_long" integer,
	"message" text,
	"reponse" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"plans_id" integer NOT NULL,
	"version" integer NOT NULL,
	"section" text NOT NULL,
	"users_id" integer,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_versions_plans_id_version_pk" PRIMARY KEY("plans_id","version")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"users_id" integer,
	"titre" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"sport" text DEFAULT 'course_a_pied' NOT NULL,
	"niveau" text,
	"objectif" text,
	"distance_cible" integer,
	"denivele_cible" integer,
	"prix" integer DEFAULT 0 NOT NULL,
	"premium" boolean DEFAULT false NOT NULL,
	"semaines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nb_semaines" integer DEFAULT 0 NOT NULL,
	"seances_par_semaine" integer DEFAULT 0 NOT NULL,
	"charges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"parution" integer DEFAULT 0 NOT NULL,
	"note_moyenne" real,
	"nb_notes" integer DEFAULT 0 NOT NULL,
	"etat" integer DEFAULT 0 NOT NULL,
	"publie_le" timestamp with time zone,
	"renvoi_motif" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seance_journal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seance_journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seances_id" integer NOT NULL,
	"de" integer,
	"vers" integer NOT NULL,
	"users_id" integer,
	"motif" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seance_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seance_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seances_id" integer NOT NULL,
	"titre" text,
	"description" text,
	"ordre" integer DEFAULT 0 NOT NULL,
	"fichier" text NOT NULL,
	"largeur" integer NOT NULL,
	"hauteur" integer NOT NULL,
	"prete" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seance_versions" (
	"seances_id" integer NOT NULL,
	"version" integer NOT NULL,
	"section" text NOT NULL,
	"users_id" integer,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seance_versions_seances_id_version_pk" PRIMARY KEY("seances_id","version")
);
--> statement-breakpoint
CREATE TABLE "seances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"users_id" integer,
	"titre" text DEFAULT '' NOT NULL,
	"sport" text DEFAULT 'course_a_pied' NOT NULL,
	"objectif" text DEFAULT 'endurance' NOT NULL,
	"niveau" text,
	"description" text DEFAULT '' NOT NULL,
	"denivele" integer,
	"video" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"steps_ids" integer[] DEFAULT '{}' NOT NULL,
	"duree" integer,
	"distance" integer,
	"charge" integer,
	"etat" integer DEFAULT 0 NOT NULL,
	"publie_le" timestamp with time zone,
	"renvoi_motif" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "premium_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "premium_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code_hash" text NOT NULL,
	"jours" integer NOT NULL,
	"motif" text NOT NULL,
	"staff_id" integer,
	"expires_at" timestamp with time zone,
	"used_by" integer,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "premiums" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "premiums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"du" timestamp with time zone NOT NULL,
	"au" timestamp with time zone NOT NULL,
	"motif" text NOT NULL,
	"staff_id" integer,
	"prevenu_le" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agenda_flux" ADD CONSTRAINT "agenda_flux_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athletes" ADD CONSTRAINT "athletes_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athletes" ADD CONSTRAINT "athletes_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consentements_sante" ADD CONSTRAINT "consentements_sante_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_athletes_id_athletes_id_fk" FOREIGN KEY ("athletes_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "douleurs" ADD CONSTRAINT "douleurs_users_id_consentements_sante_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."consentements_sante"("users_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrainement_gestes" ADD CONSTRAINT "entrainement_gestes_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrainement_gestes" ADD CONSTRAINT "entrainement_gestes_auteur_id_users_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrainements" ADD CONSTRAINT "entrainements_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrainements" ADD CONSTRAINT "entrainements_seances_id_seances_id_fk" FOREIGN KEY ("seances_id") REFERENCES "public"."seances"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrainements" ADD CONSTRAINT "entrainements_plan_suivis_id_plan_suivis_id_fk" FOREIGN KEY ("plan_suivis_id") REFERENCES "public"."plan_suivis"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrainements" ADD CONSTRAINT "entrainements_auteur_id_users_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrainements" ADD CONSTRAINT "entrainements_activites_id_activites_id_fk" FOREIGN KEY ("activites_id") REFERENCES "public"."activites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_gestes_id_entrainement_gestes_id_fk" FOREIGN KEY ("gestes_id") REFERENCES "public"."entrainement_gestes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vmas" ADD CONSTRAINT "vmas_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_journal" ADD CONSTRAINT "plan_journal_plans_id_plans_id_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_journal" ADD CONSTRAINT "plan_journal_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_parutions" ADD CONSTRAINT "plan_parutions_plans_id_plans_id_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_suivis" ADD CONSTRAINT "plan_suivis_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_suivis" ADD CONSTRAINT "plan_suivis_plans_id_plans_id_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_suivis" ADD CONSTRAINT "plan_suivis_parutions_id_plan_parutions_id_fk" FOREIGN KEY ("parutions_id") REFERENCES "public"."plan_parutions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_suivis" ADD CONSTRAINT "plan_suivis_epreuves_id_epreuves_id_fk" FOREIGN KEY ("epreuves_id") REFERENCES "public"."epreuves"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_plans_id_plans_id_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seance_journal" ADD CONSTRAINT "seance_journal_seances_id_seances_id_fk" FOREIGN KEY ("seances_id") REFERENCES "public"."seances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seance_journal" ADD CONSTRAINT "seance_journal_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seance_photos" ADD CONSTRAINT "seance_photos_seances_id_seances_id_fk" FOREIGN KEY ("seances_id") REFERENCES "public"."seances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seance_versions" ADD CONSTRAINT "seance_versions_seances_id_seances_id_fk" FOREIGN KEY ("seances_id") REFERENCES "public"."seances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seance_versions" ADD CONSTRAINT "seance_versions_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seances" ADD CONSTRAINT "seances_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_codes" ADD CONSTRAINT "premium_codes_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_codes" ADD CONSTRAINT "premium_codes_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premiums" ADD CONSTRAINT "premiums_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premiums" ADD CONSTRAINT "premiums_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agenda_flux_token_hash_key" ON "agenda_flux" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "athletes_key" ON "athletes" USING btree ("coach_id","users_id") WHERE fin is null;--> statement-breakpoint
CREATE INDEX "athletes_users_id_idx" ON "athletes" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "athletes_coach_id_idx" ON "athletes" USING btree ("coach_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consultations_key" ON "consultations" USING btree ("athletes_id","jour","partage");--> statement-breakpoint
CREATE INDEX "douleurs_users_id_idx" ON "douleurs" USING btree ("users_id","jour" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "entrainement_gestes_users_id_idx" ON "entrainement_gestes" USING btree ("users_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "entrainement_gestes_auteur_id_idx" ON "entrainement_gestes" USING btree ("auteur_id");--> statement-breakpoint
CREATE INDEX "entrainements_jour_idx" ON "entrainements" USING btree ("users_id","jour","ordre","id");--> statement-breakpoint
CREATE UNIQUE INDEX "entrainements_cle_key" ON "entrainements" USING btree ("plan_suivis_id","cle");--> statement-breakpoint
CREATE UNIQUE INDEX "entrainements_activites_id_key" ON "entrainements" USING btree ("activites_id");--> statement-breakpoint
CREATE INDEX "entrainements_seances_id_idx" ON "entrainements" USING btree ("seances_id");--> statement-breakpoint
CREATE INDEX "entrainements_auteur_id_idx" ON "entrainements" USING btree ("auteur_id");--> statement-breakpoint
CREATE INDEX "pauses_users_id_idx" ON "pauses" USING btree ("users_id","du");--> statement-breakpoint
CREATE INDEX "pauses_gestes_id_idx" ON "pauses" USING btree ("gestes_id");--> statement-breakpoint
CREATE INDEX "vmas_users_id_idx" ON "vmas" USING btree ("users_id","le" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "plan_journal_plans_id_idx" ON "plan_journal" USING btree ("plans_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_journal_users_id_idx" ON "plan_journal" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_parutions_key" ON "plan_parutions" USING btree ("plans_id","numero");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_suivis_key" ON "plan_suivis" USING btree ("users_id","plans_id") WHERE etat in ('demande', 'accorde', 'en_cours');--> statement-breakpoint
CREATE INDEX "plan_suivis_users_id_idx" ON "plan_suivis" USING btree ("users_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "plan_suivis_plans_id_idx" ON "plan_suivis" USING btree ("plans_id","etat","id");--> statement-breakpoint
CREATE INDEX "plan_suivis_epreuves_id_idx" ON "plan_suivis" USING btree ("epreuves_id");--> statement-breakpoint
CREATE INDEX "plan_versions_users_id_idx" ON "plan_versions" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_slug_key" ON "plans" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "plans_users_id_idx" ON "plans" USING btree ("users_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "plans_publie_le_idx" ON "plans" USING btree ("publie_le" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE etat >= 100;--> statement-breakpoint
CREATE INDEX "plans_texte_idx" ON "plans" USING gin (to_tsvector('francais', "titre" || ' ' || "description"));--> statement-breakpoint
CREATE INDEX "plans_etat_idx" ON "plans" USING btree ("updated_at") WHERE etat = 1;--> statement-breakpoint
CREATE INDEX "seance_journal_seances_id_idx" ON "seance_journal" USING btree ("seances_id","created_at");--> statement-breakpoint
CREATE INDEX "seance_journal_users_id_idx" ON "seance_journal" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "seance_photos_seances_id_idx" ON "seance_photos" USING btree ("seances_id","ordre");--> statement-breakpoint
CREATE INDEX "seance_photos_fichier_idx" ON "seance_photos" USING btree ("fichier");--> statement-breakpoint
CREATE INDEX "seance_versions_users_id_idx" ON "seance_versions" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seances_slug_key" ON "seances" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "seances_users_id_idx" ON "seances" USING btree ("users_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "seances_publie_le_idx" ON "seances" USING btree ("publie_le" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE etat >= 100;--> statement-breakpoint
CREATE INDEX "seances_texte_idx" ON "seances" USING gin (to_tsvector('francais', "titre" || ' ' || "description"));--> statement-breakpoint
CREATE INDEX "seances_steps_ids_idx" ON "seances" USING gin ("steps_ids");--> statement-breakpoint
CREATE INDEX "seances_etat_idx" ON "seances" USING btree ("updated_at") WHERE etat = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "premium_codes_code_hash_key" ON "premium_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "premium_codes_staff_id_idx" ON "premium_codes" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "premium_codes_used_by_idx" ON "premium_codes" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "premiums_users_id_idx" ON "premiums" USING btree ("users_id","au" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "premiums_au_idx" ON "premiums" USING btree ("au");--> statement-breakpoint
CREATE INDEX "premiums_staff_id_idx" ON "premiums" USING btree ("staff_id");