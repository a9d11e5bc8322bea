CREATE TABLE "course_cards" (
	"courses_id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"organisateurs_id" integer NOT NULL,
	"is_visible" boolean NOT NULL,
	"nom_tri" text NOT NULL,
	"recherche" "tsvector" NOT NULL,
	"departement" text,
	"region" text,
	"position" geometry(Point,4326),
	"date_debut" date,
	"date_fin" date,
	"rang_date" integer NOT NULL,
	"types" text[] NOT NULL,
	"surfaces" text[] NOT NULL,
	"groupes" text[] NOT NULL,
	"label_ffa" boolean NOT NULL,
	"inscription" text,
	"distances" integer[] NOT NULL,
	"deniveles" integer[] NOT NULL,
	"km_efforts" real[] NOT NULL,
	"prix" integer[] NOT NULL,
	"carte" text NOT NULL,
	"fiche" text NOT NULL,
	"valable_jusqua" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "course_mots" (
	"mot" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_actualites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_actualites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courses_id" integer NOT NULL,
	"titre" text NOT NULL,
	"texte" text NOT NULL,
	"date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_extensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_extensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courses_id" integer NOT NULL,
	"type" text NOT NULL,
	"id_ext" text NOT NULL,
	"support_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_partenaires" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_partenaires_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courses_id" integer NOT NULL,
	"type" text NOT NULL,
	"nom" text NOT NULL,
	"description" text,
	"url" text,
	"logo" text,
	"ordre" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courses_id" integer NOT NULL,
	"titre" text,
	"description" text,
	"ordre" integer DEFAULT 0 NOT NULL,
	"fichier" text NOT NULL,
	"largeur" integer NOT NULL,
	"hauteur" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_social" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_social_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courses_id" integer NOT NULL,
	"reseau" text NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_journal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courses_id" integer NOT NULL,
	"de" integer,
	"vers" integer NOT NULL,
	"users_id" integer,
	"motif" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"organisateurs_id" integer NOT NULL,
	"nom" text NOT NULL,
	"description" text,
	"ville" text,
	"code_postal" text,
	"departement" text,
	"region" text,
	"pays" text DEFAULT 'FR' NOT NULL,
	"position" geometry(Point,4326),
	"types" text[] DEFAULT '{}' NOT NULL,
	"site" text,
	"email" text,
	"telephone" text,
	"etat" integer DEFAULT 0,
	"annulation_motif" text,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_nom_check" CHECK (length(trim("courses"."nom")) between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "editions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courses_id" integer NOT NULL,
	"date_debut" date NOT NULL,
	"editions_fin" date,
	"heure_depart" time(0),
	"url_inscription" text,
	"inscription_ouverture" timestamp with time zone,
	"inscription_fermeture" timestamp with time zone,
	"places" integer,
	"inscrits" integer,
	"liste_attente" boolean DEFAULT false NOT NULL,
	"prix_min" integer,
	"annulee" boolean DEFAULT false NOT NULL,
	"reportee_du" date,
	CONSTRAINT "editions_fin_check" CHECK ("editions"."editions_fin" >= "editions"."date_debut"),
	CONSTRAINT "editions_places_check" CHECK ("editions"."places" >= 0 and "editions"."inscrits" >= 0),
	CONSTRAINT "editions_prix_min_check" CHECK ("editions"."prix_min" >= 0)
);
--> statement-breakpoint
CREATE TABLE "epreuve_points" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "epreuve_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"epreuves_id" integer NOT NULL,
	"type" text NOT NULL,
	"km" double precision NOT NULL,
	"nom" text,
	"barriere_horaire" time(0),
	"barriere_jour" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "epreuves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "epreuves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"editions_id" integer NOT NULL,
	"ordre" integer DEFAULT 0 NOT NULL,
	"nom" text NOT NULL,
	"type" text NOT NULL,
	"distance" integer,
	"denivele" integer,
	"denivele_negatif" integer,
	"heure_depart" time(0),
	"nb_ravitaillements" integer,
	"barriere_horaire" integer,
	"surfaces" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"label_niveau" text,
	"label_annee" integer,
	"parcours_mesure" boolean DEFAULT false NOT NULL,
	"certif" boolean DEFAULT false NOT NULL,
	"age_min" integer,
	"prix" integer,
	"places" integer,
	"parcours_id" integer,
	"etat" integer DEFAULT 100,
	"resultats_url" text,
	CONSTRAINT "epreuves_distance_check" CHECK ("epreuves"."distance" between 1 and 2000000),
	CONSTRAINT "epreuves_denivele_check" CHECK ("epreuves"."denivele" >= 0 and "epreuves"."denivele_negatif" >= 0),
	CONSTRAINT "epreuves_prix_check" CHECK ("epreuves"."prix" >= 0)
);
--> statement-breakpoint
CREATE TABLE "organisateur_membres" (
	"organisateurs_id" integer NOT NULL,
	"users_id" integer NOT NULL,
	"origine" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisateur_membres_organisateurs_id_users_id_pk" PRIMARY KEY("organisateurs_id","users_id")
);
--> statement-breakpoint
CREATE TABLE "organisateurs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organisateurs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"nom" text NOT NULL,
	"description" text,
	"email" text,
	"telephone" text,
	"site" text,
	"ville" text,
	"code_postal" text,
	"logo" text,
	"recherche" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profils" (
	"users_id" integer PRIMARY KEY NOT NULL,
	"sexe" text,
	"naissance" date,
	"objectif" text,
	"niveau" text,
	"public_name" text,
	"surfaces" text[] DEFAULT '{}' NOT NULL,
	"courses" text[] DEFAULT '{}' NOT NULL,
	"distance_courses" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"marques" text[] DEFAULT '{}' NOT NULL,
	"adresse" text,
	"code_postal" text,
	"ville" text,
	"pays" text,
	"telephone" text,
	"avatar" text,
	"public_banner" text,
	"public_description" text
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"remember" boolean NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"prenom" text NOT NULL,
	"nom" text NOT NULL,
	"type" text DEFAULT 'athlete' NOT NULL,
	"is_staff" boolean DEFAULT false NOT NULL,
	"parcours" boolean DEFAULT false NOT NULL,
	"organisateur" boolean DEFAULT false NOT NULL,
	"agence" boolean DEFAULT false NOT NULL,
	"coach" boolean DEFAULT false NOT NULL,
	"premium_jusqua" timestamp with time zone,
	"cgu_acceptees_le" timestamp with time zone NOT NULL,
	"email_verifie_le" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_cards" ADD CONSTRAINT "course_cards_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_actualites" ADD CONSTRAINT "course_actualites_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_extensions" ADD CONSTRAINT "course_extensions_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_partenaires" ADD CONSTRAINT "course_partenaires_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_photos" ADD CONSTRAINT "course_photos_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_social" ADD CONSTRAINT "course_social_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_journal" ADD CONSTRAINT "course_journal_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_journal" ADD CONSTRAINT "course_journal_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_organisateurs_id_organisateurs_id_fk" FOREIGN KEY ("organisateurs_id") REFERENCES "public"."organisateurs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "epreuve_points" ADD CONSTRAINT "epreuve_points_epreuves_id_epreuves_id_fk" FOREIGN KEY ("epreuves_id") REFERENCES "public"."epreuves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "epreuves" ADD CONSTRAINT "epreuves_editions_id_editions_id_fk" FOREIGN KEY ("editions_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisateur_membres" ADD CONSTRAINT "organisateur_membres_organisateurs_id_organisateurs_id_fk" FOREIGN KEY ("organisateurs_id") REFERENCES "public"."organisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisateur_membres" ADD CONSTRAINT "organisateur_membres_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profils" ADD CONSTRAINT "profils_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_cards_slug_key" ON "course_cards" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "course_cards_rang_date_idx" ON "course_cards" USING btree ("rang_date","courses_id");--> statement-breakpoint
CREATE INDEX "course_cards_departement_idx" ON "course_cards" USING btree ("departement","rang_date");--> statement-breakpoint
CREATE INDEX "course_cards_date_debut_idx" ON "course_cards" USING btree ("date_debut");--> statement-breakpoint
CREATE INDEX "course_cards_recherche_idx" ON "course_cards" USING gin ("recherche");--> statement-breakpoint
CREATE INDEX "course_cards_position_idx" ON "course_cards" USING gist ("position");--> statement-breakpoint
CREATE INDEX "course_cards_valable_jusqua_idx" ON "course_cards" USING btree ("valable_jusqua");--> statement-breakpoint
CREATE INDEX "course_mots_mot_idx" ON "course_mots" USING btree ("mot" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "course_actualites_courses_id_idx" ON "course_actualites" USING btree ("courses_id","date");--> statement-breakpoint
CREATE INDEX "course_extensions_courses_id_idx" ON "course_extensions" USING btree ("courses_id");--> statement-breakpoint
CREATE INDEX "course_partenaires_courses_id_idx" ON "course_partenaires" USING btree ("courses_id","ordre");--> statement-breakpoint
CREATE INDEX "course_photos_courses_id_idx" ON "course_photos" USING btree ("courses_id","ordre");--> statement-breakpoint
CREATE INDEX "course_social_courses_id_idx" ON "course_social" USING btree ("courses_id");--> statement-breakpoint
CREATE INDEX "course_journal_courses_id_idx" ON "course_journal" USING btree ("courses_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_slug_key" ON "courses" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "courses_organisateurs_id_idx" ON "courses" USING btree ("organisateurs_id");--> statement-breakpoint
CREATE INDEX "editions_courses_id_date_idx" ON "editions" USING btree ("courses_id","date_debut");--> statement-breakpoint
CREATE INDEX "epreuve_points_epreuves_id_idx" ON "epreuve_points" USING btree ("epreuves_id","km");--> statement-breakpoint
CREATE INDEX "epreuves_editions_id_idx" ON "epreuves" USING btree ("editions_id","ordre");--> statement-breakpoint
CREATE INDEX "organisateur_membres_users_id_idx" ON "organisateur_membres" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisateurs_slug_key" ON "organisateurs" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "organisateurs_recherche_idx" ON "organisateurs" USING gin ("recherche" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_users_id_idx" ON "sessions" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));