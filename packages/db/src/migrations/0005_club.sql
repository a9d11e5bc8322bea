CREATE TABLE "badge_obtenus" (
	"users_id" integer NOT NULL,
	"badges_id" integer NOT NULL,
	"obtenu_le" timestamp with time zone DEFAULT now() NOT NULL,
	"montre" boolean DEFAULT true NOT NULL,
	CONSTRAINT "badge_obtenus_users_id_badges_id_pk" PRIMARY KEY("users_id","badges_id")
);
--> statement-breakpoint
CREATE TABLE "badge_progres" (
	"users_id" integer NOT NULL,
	"badges_id" integer NOT NULL,
	"valeur" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "badge_progres_users_id_badges_id_pk" PRIMARY KEY("users_id","badges_id")
);
--> statement-breakpoint
CREATE TABLE "badges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "badges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"titre" text NOT NULL,
	"description" text NOT NULL,
	"famille" text NOT NULL,
	"regle" jsonb NOT NULL,
	"medaille" jsonb NOT NULL,
	"ordre" integer DEFAULT 0 NOT NULL,
	"actif_le" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "badges_titre_check" CHECK (length(trim("badges"."titre")) between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "faits" (
	"users_id" integer NOT NULL,
	"kind" text NOT NULL,
	"cle" text NOT NULL,
	"jour" date NOT NULL,
	"heure" integer,
	"distance" integer,
	"denivele" integer,
	"duree" integer,
	"genre" text,
	"departement" text,
	"pays" text,
	"courses_id" integer,
	CONSTRAINT "faits_users_id_kind_cle_pk" PRIMARY KEY("users_id","kind","cle")
);
--> statement-breakpoint
CREATE TABLE "avantage_remises" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "avantage_remises_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"avantages_id" integer NOT NULL,
	"users_id" integer,
	"periode" text NOT NULL,
	"remis_par" integer,
	"remis_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avantages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "avantages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"magasins_id" integer NOT NULL,
	"titre" text NOT NULL,
	"conditions" text,
	"niveau" text NOT NULL,
	"frequence" text NOT NULL,
	"ferme_le" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "avantages_titre_check" CHECK (length(trim("avantages"."titre")) between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "cartes" (
	"users_id" integer PRIMARY KEY NOT NULL,
	"numero" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cartes_numero_check" CHECK ("cartes"."numero" ~ '^29[0-9]{11}$')
);
--> statement-breakpoint
CREATE TABLE "evenement_dates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evenement_dates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"evenements_id" integer NOT NULL,
	"jour" date NOT NULL,
	"debut" timestamp with time zone NOT NULL,
	"fin" timestamp with time zone NOT NULL,
	"places" integer,
	"places_prises" integer DEFAULT 0 NOT NULL,
	"a_part" boolean DEFAULT false NOT NULL,
	"precision" text,
	"lieu" text,
	"position" geometry(Point,4326),
	"annule_le" timestamp with time zone,
	"annulation_motif" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evenement_dates_prises_check" CHECK ("evenement_dates"."places_prises" >= 0 and ("evenement_dates"."places" is null or "evenement_dates"."places_prises" <= "evenement_dates"."places")),
	CONSTRAINT "evenement_dates_fin_check" CHECK ("evenement_dates"."fin" > "evenement_dates"."debut")
);
--> statement-breakpoint
CREATE TABLE "evenement_journal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evenement_journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"de" integer,
	"vers" integer NOT NULL,
	"users_id" integer,
	"motif" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"evenements_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evenement_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evenement_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"titre" text,
	"description" text,
	"ordre" integer DEFAULT 0 NOT NULL,
	"fichier" text NOT NULL,
	"largeur" integer NOT NULL,
	"hauteur" integer NOT NULL,
	"prete" boolean DEFAULT false NOT NULL,
	"evenements_id" integer NOT NULL,
	"position" geometry(Point,4326)
);
--> statement-breakpoint
CREATE TABLE "evenement_versions" (
	"version" integer NOT NULL,
	"section" text NOT NULL,
	"users_id" integer,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"evenements_id" integer NOT NULL,
	CONSTRAINT "evenement_versions_evenements_id_version_pk" PRIMARY KEY("evenements_id","version")
);
--> statement-breakpoint
CREATE TABLE "evenements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evenements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"organisateurs_id" integer,
	"magasins_id" integer,
	"titre" text DEFAULT '' NOT NULL,
	"type" text DEFAULT 'sortie' NOT NULL,
	"description" text,
	"lieu" text,
	"adresse" text,
	"ville" text,
	"code_postal" text,
	"departement" text,
	"position" geometry(Point,4326),
	"monde_x" integer GENERATED ALWAYS AS (floor((st_x(position) + 180) / 360 * 1073741823)::int) STORED,
	"monde_y" integer GENERATED ALWAYS AS (floor((0.5 - atanh(sin(radians(greatest(-85.05, least(85.05, st_y(position)))))) / (2 * pi())) * 1073741823)::int) STORED,
	"rendez_vous" text,
	"sports" text[] DEFAULT '{}' NOT NULL,
	"niveau" text,
	"parcours_id" integer,
	"groupes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prix" integer DEFAULT 0 NOT NULL,
	"places" integer,
	"delai_attente_heures" integer DEFAULT 12 NOT NULL,
	"jour" date,
	"heure" text,
	"duree_minutes" integer,
	"regle" text,
	"exclusions" date[] DEFAULT '{}' NOT NULL,
	"etat" integer DEFAULT 0 NOT NULL,
	"recherche" text DEFAULT '' NOT NULL,
	"annulation_motif" text,
	"renvoi_motif" text,
	"publie_le" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evenements_de_check" CHECK ("evenements"."organisateurs_id" is null or "evenements"."magasins_id" is null),
	CONSTRAINT "evenements_places_check" CHECK ("evenements"."places" between 1 and 10000),
	CONSTRAINT "evenements_prix_check" CHECK ("evenements"."prix" between 0 and 100000)
);
--> statement-breakpoint
CREATE TABLE "evenement_attentes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evenement_attentes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"evenement_dates_id" integer NOT NULL,
	"users_id" integer NOT NULL,
	"nb_places" integer DEFAULT 1 NOT NULL,
	"etat" text NOT NULL,
	"expire_le" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"evenement_dates_id" integer NOT NULL,
	"users_id" integer,
	"cle" text NOT NULL,
	"etat" text NOT NULL,
	"groupe" text,
	"annule_le" timestamp with time zone,
	"annule_par" text,
	"valide_le" timestamp with time zone,
	"valide_par" integer,
	"valide_comment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "magasin_cards" (
	"magasins_id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"is_visible" boolean NOT NULL,
	"nom_tri" text NOT NULL,
	"recherche" "tsvector" NOT NULL,
	"departement" text,
	"position" geometry(Point,4326),
	"categories" text[] NOT NULL,
	"marques" text[] NOT NULL,
	"services" text[] NOT NULL,
	"ouvertures" "tstzmultirange" NOT NULL,
	"carte" text NOT NULL,
	"fiche" text NOT NULL,
	"valable_jusqua" timestamp with time zone NOT NULL,
	"monde_x" integer GENERATED ALWAYS AS (floor((st_x(position) + 180) / 360 * 1073741823)::int) STORED,
	"monde_y" integer GENERATED ALWAYS AS (floor((0.5 - atanh(sin(radians(greatest(-85.05, least(85.05, st_y(position)))))) / (2 * pi())) * 1073741823)::int) STORED
);
--> statement-breakpoint
CREATE TABLE "magasin_mots" (
	"mot" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "magasin_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "magasin_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"titre" text,
	"description" text,
	"ordre" integer DEFAULT 0 NOT NULL,
	"fichier" text NOT NULL,
	"largeur" integer NOT NULL,
	"hauteur" integer NOT NULL,
	"prete" boolean DEFAULT false NOT NULL,
	"magasins_id" integer NOT NULL,
	"position" geometry(Point,4326)
);
--> statement-breakpoint
CREATE TABLE "magasin_social" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "magasin_social_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reseau" text NOT NULL,
	"url" text NOT NULL,
	"magasins_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "magasin_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "magasin_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"magasins_id" integer NOT NULL,
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
CREATE TABLE "magasin_membres" (
	"magasins_id" integer NOT NULL,
	"users_id" integer NOT NULL,
	"origine" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "magasin_membres_magasins_id_users_id_pk" PRIMARY KEY("magasins_id","users_id")
);
--> statement-breakpoint
CREATE TABLE "magasins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "magasins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"nom" text NOT NULL,
	"description" text,
	"email" text,
	"telephone" text,
	"site" text,
	"adresse" text,
	"ville" text,
	"code_postal" text,
	"departement" text,
	"pays" text DEFAULT 'FR' NOT NULL,
	"position" geometry(Point,4326),
	"logo" text,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"marques" text[] DEFAULT '{}' NOT NULL,
	"services" text[] DEFAULT '{}' NOT NULL,
	"horaires" jsonb,
	"fuseau" text DEFAULT 'Europe/Paris' NOT NULL,
	"recherche" text NOT NULL,
	"source" text,
	"verifie_le" timestamp with time zone,
	"etat" integer DEFAULT 100 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "magasins_pays_check" CHECK (length("magasins"."pays") = 2)
);
--> statement-breakpoint
CREATE TABLE "reduction_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reduction_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reductions_id" integer NOT NULL,
	"code" text NOT NULL,
	"pris_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reduction_revelations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reduction_revelations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reductions_id" integer NOT NULL,
	"users_id" integer,
	"code" text NOT NULL,
	"une_fois" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reductions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reductions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"titre" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"conditions" text DEFAULT '' NOT NULL,
	"magasins_id" integer,
	"partenaire" text,
	"lien" text,
	"genre_code" text DEFAULT 'partage' NOT NULL,
	"code" text,
	"debut" timestamp with time zone NOT NULL,
	"fin" timestamp with time zone,
	"premium" boolean DEFAULT false NOT NULL,
	"stock" integer,
	"revelees" integer DEFAULT 0 NOT NULL,
	"une_fois" boolean DEFAULT true NOT NULL,
	"prix_dates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"etat" integer DEFAULT 0 NOT NULL,
	"renvoi_motif" text,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reductions_de_check" CHECK (("reductions"."magasins_id" is null) <> ("reductions"."partenaire" is null)),
	CONSTRAINT "reductions_fin_check" CHECK ("reductions"."fin" > "reductions"."debut"),
	CONSTRAINT "reductions_stock_check" CHECK ("reductions"."stock" is null or "reductions"."revelees" <= "reductions"."stock"),
	CONSTRAINT "reductions_liste_check" CHECK ("reductions"."genre_code" <> 'liste' or "reductions"."une_fois")
);
--> statement-breakpoint
CREATE TABLE "sondage_reponses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sondage_reponses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sondages_id" integer NOT NULL,
	"users_id" integer,
	"reponses" jsonb NOT NULL,
	"textes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"est_nouvelle" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sondages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sondages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"titre" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prochain_numero" integer DEFAULT 1 NOT NULL,
	"debut" timestamp with time zone NOT NULL,
	"fin" timestamp with time zone NOT NULL,
	"points" integer DEFAULT 50 NOT NULL,
	"etat" text DEFAULT 'brouillon' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"resultats" jsonb,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sondages_fin_check" CHECK ("sondages"."fin" > "sondages"."debut"),
	CONSTRAINT "sondages_points_check" CHECK ("sondages"."points" between 0 and 500)
);
--> statement-breakpoint
ALTER TABLE "revendications" ALTER COLUMN "organisateurs_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "revendications" ADD COLUMN "magasins_id" integer;--> statement-breakpoint
ALTER TABLE "badge_obtenus" ADD CONSTRAINT "badge_obtenus_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge_obtenus" ADD CONSTRAINT "badge_obtenus_badges_id_badges_id_fk" FOREIGN KEY ("badges_id") REFERENCES "public"."badges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge_progres" ADD CONSTRAINT "badge_progres_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge_progres" ADD CONSTRAINT "badge_progres_badges_id_badges_id_fk" FOREIGN KEY ("badges_id") REFERENCES "public"."badges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faits" ADD CONSTRAINT "faits_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avantage_remises" ADD CONSTRAINT "avantage_remises_avantages_id_avantages_id_fk" FOREIGN KEY ("avantages_id") REFERENCES "public"."avantages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avantage_remises" ADD CONSTRAINT "avantage_remises_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avantage_remises" ADD CONSTRAINT "avantage_remises_remis_par_users_id_fk" FOREIGN KEY ("remis_par") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avantages" ADD CONSTRAINT "avantages_magasins_id_magasins_id_fk" FOREIGN KEY ("magasins_id") REFERENCES "public"."magasins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cartes" ADD CONSTRAINT "cartes_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenement_dates" ADD CONSTRAINT "evenement_dates_evenements_id_evenements_id_fk" FOREIGN KEY ("evenements_id") REFERENCES "public"."evenements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenement_journal" ADD CONSTRAINT "evenement_journal_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenement_journal" ADD CONSTRAINT "evenement_journal_evenements_id_evenements_id_fk" FOREIGN KEY ("evenements_id") REFERENCES "public"."evenements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenement_photos" ADD CONSTRAINT "evenement_photos_evenements_id_evenements_id_fk" FOREIGN KEY ("evenements_id") REFERENCES "public"."evenements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenement_versions" ADD CONSTRAINT "evenement_versions_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenement_versions" ADD CONSTRAINT "evenement_versions_evenements_id_evenements_id_fk" FOREIGN KEY ("evenements_id") REFERENCES "public"."evenements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenements" ADD CONSTRAINT "evenements_organisateurs_id_organisateurs_id_fk" FOREIGN KEY ("organisateurs_id") REFERENCES "public"."organisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenements" ADD CONSTRAINT "evenements_magasins_id_magasins_id_fk" FOREIGN KEY ("magasins_id") REFERENCES "public"."magasins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenements" ADD CONSTRAINT "evenements_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenements" ADD CONSTRAINT "evenements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenement_attentes" ADD CONSTRAINT "evenement_attentes_evenement_dates_id_evenement_dates_id_fk" FOREIGN KEY ("evenement_dates_id") REFERENCES "public"."evenement_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evenement_attentes" ADD CONSTRAINT "evenement_attentes_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inscriptions" ADD CONSTRAINT "inscriptions_evenement_dates_id_evenement_dates_id_fk" FOREIGN KEY ("evenement_dates_id") REFERENCES "public"."evenement_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inscriptions" ADD CONSTRAINT "inscriptions_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inscriptions" ADD CONSTRAINT "inscriptions_valide_par_users_id_fk" FOREIGN KEY ("valide_par") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magasin_cards" ADD CONSTRAINT "magasin_cards_magasins_id_magasins_id_fk" FOREIGN KEY ("magasins_id") REFERENCES "public"."magasins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magasin_photos" ADD CONSTRAINT "magasin_photos_magasins_id_magasins_id_fk" FOREIGN KEY ("magasins_id") REFERENCES "public"."magasins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magasin_social" ADD CONSTRAINT "magasin_social_magasins_id_magasins_id_fk" FOREIGN KEY ("magasins_id") REFERENCES "public"."magasins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magasin_invitations" ADD CONSTRAINT "magasin_invitations_magasins_id_magasins_id_fk" FOREIGN KEY ("magasins_id") REFERENCES "public"."magasins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magasin_invitations" ADD CONSTRAINT "magasin_invitations_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magasin_invitations" ADD CONSTRAINT "magasin_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magasin_membres" ADD CONSTRAINT "magasin_membres_magasins_id_magasins_id_fk" FOREIGN KEY ("magasins_id") REFERENCES "public"."magasins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magasin_membres" ADD CONSTRAINT "magasin_membres_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magasins" ADD CONSTRAINT "magasins_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reduction_codes" ADD CONSTRAINT "reduction_codes_reductions_id_reductions_id_fk" FOREIGN KEY ("reductions_id") REFERENCES "public"."reductions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reduction_revelations" ADD CONSTRAINT "reduction_revelations_reductions_id_reductions_id_fk" FOREIGN KEY ("reductions_id") REFERENCES "public"."reductions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reduction_revelations" ADD CONSTRAINT "reduction_revelations_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reductions" ADD CONSTRAINT "reductions_magasins_id_magasins_id_fk" FOREIGN KEY ("magasins_id") REFERENCES "public"."magasins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reductions" ADD CONSTRAINT "reductions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sondage_reponses" ADD CONSTRAINT "sondage_reponses_sondages_id_sondages_id_fk" FOREIGN KEY ("sondages_id") REFERENCES "public"."sondages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sondage_reponses" ADD CONSTRAINT "sondage_reponses_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sondages" ADD CONSTRAINT "sondages_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "badge_obtenus_badges_id_idx" ON "badge_obtenus" USING btree ("badges_id");--> statement-breakpoint
CREATE INDEX "badge_progres_badges_id_idx" ON "badge_progres" USING btree ("badges_id");--> statement-breakpoint
CREATE UNIQUE INDEX "badges_slug_key" ON "badges" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "badges_fait_idx" ON "badges" USING btree ((regle ->> 'fait')) WHERE actif_le is not null;--> statement-breakpoint
CREATE INDEX "faits_kind_idx" ON "faits" USING btree ("kind","users_id");--> statement-breakpoint
CREATE INDEX "faits_a_placer_idx" ON "faits" USING btree ("users_id") WHERE kind = 'sortie' and departement is null;--> statement-breakpoint
CREATE UNIQUE INDEX "avantage_remises_key" ON "avantage_remises" USING btree ("avantages_id","users_id","periode");--> statement-breakpoint
CREATE INDEX "avantage_remises_users_id_idx" ON "avantage_remises" USING btree ("users_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "avantage_remises_remis_par_idx" ON "avantage_remises" USING btree ("remis_par");--> statement-breakpoint
CREATE INDEX "avantages_magasins_id_idx" ON "avantages" USING btree ("magasins_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cartes_numero_key" ON "cartes" USING btree ("numero");--> statement-breakpoint
CREATE UNIQUE INDEX "evenement_dates_jour_key" ON "evenement_dates" USING btree ("evenements_id","jour");--> statement-breakpoint
CREATE INDEX "evenement_dates_evenements_id_idx" ON "evenement_dates" USING btree ("evenements_id","debut","id");--> statement-breakpoint
CREATE INDEX "evenement_dates_debut_idx" ON "evenement_dates" USING btree ("debut","id");--> statement-breakpoint
CREATE INDEX "evenement_journal_evenements_id_idx" ON "evenement_journal" USING btree ("evenements_id","created_at");--> statement-breakpoint
CREATE INDEX "evenement_journal_users_id_idx" ON "evenement_journal" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "evenement_photos_evenements_id_idx" ON "evenement_photos" USING btree ("evenements_id","ordre");--> statement-breakpoint
CREATE INDEX "evenement_photos_fichier_idx" ON "evenement_photos" USING btree ("fichier");--> statement-breakpoint
CREATE INDEX "evenement_versions_users_id_idx" ON "evenement_versions" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "evenements_slug_key" ON "evenements" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "evenements_organisateurs_id_idx" ON "evenements" USING btree ("organisateurs_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "evenements_magasins_id_idx" ON "evenements" USING btree ("magasins_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "evenements_position_idx" ON "evenements" USING gist ("position");--> statement-breakpoint
CREATE INDEX "evenements_globe_idx" ON "evenements" USING gist (("position"::geography));--> statement-breakpoint
CREATE INDEX "evenements_recherche_idx" ON "evenements" USING gin (to_tsvector('francais', "recherche"));--> statement-breakpoint
CREATE INDEX "evenements_departement_idx" ON "evenements" USING btree ("departement") WHERE etat >= 100;--> statement-breakpoint
CREATE INDEX "evenements_parcours_id_idx" ON "evenements" USING btree ("parcours_id");--> statement-breakpoint
CREATE INDEX "evenements_a_valider_idx" ON "evenements" USING btree ("updated_at") WHERE etat = 1;--> statement-breakpoint
CREATE INDEX "evenements_created_by_idx" ON "evenements" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "evenement_attentes_key" ON "evenement_attentes" USING btree ("evenement_dates_id","users_id") WHERE etat in ('attente', 'proposee');--> statement-breakpoint
CREATE INDEX "evenement_attentes_evenement_dates_id_idx" ON "evenement_attentes" USING btree ("evenement_dates_id","etat","id");--> statement-breakpoint
CREATE INDEX "evenement_attentes_users_id_idx" ON "evenement_attentes" USING btree ("users_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "evenement_attentes_expire_le_idx" ON "evenement_attentes" USING btree ("expire_le") WHERE etat = 'proposee';--> statement-breakpoint
CREATE UNIQUE INDEX "inscriptions_key" ON "inscriptions" USING btree ("evenement_dates_id","users_id") WHERE etat = 'inscrit';--> statement-breakpoint
CREATE UNIQUE INDEX "inscriptions_cle_key" ON "inscriptions" USING btree ("users_id","cle");--> statement-breakpoint
CREATE INDEX "inscriptions_evenement_dates_id_idx" ON "inscriptions" USING btree ("evenement_dates_id","etat","id");--> statement-breakpoint
CREATE INDEX "inscriptions_users_id_idx" ON "inscriptions" USING btree ("users_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "inscriptions_valide_par_idx" ON "inscriptions" USING btree ("valide_par");--> statement-breakpoint
CREATE UNIQUE INDEX "magasin_cards_slug_key" ON "magasin_cards" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "magasin_cards_nom_tri_idx" ON "magasin_cards" USING btree ("nom_tri","magasins_id") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "magasin_cards_departement_idx" ON "magasin_cards" USING btree ("departement","nom_tri","magasins_id") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "magasin_cards_recherche_idx" ON "magasin_cards" USING gin ("recherche");--> statement-breakpoint
CREATE INDEX "magasin_cards_position_idx" ON "magasin_cards" USING gist ("position");--> statement-breakpoint
CREATE INDEX "magasin_cards_globe_idx" ON "magasin_cards" USING gist ((position::geography));--> statement-breakpoint
CREATE INDEX "magasin_cards_categories_idx" ON "magasin_cards" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "magasin_cards_marques_idx" ON "magasin_cards" USING gin ("marques");--> statement-breakpoint
CREATE INDEX "magasin_cards_services_idx" ON "magasin_cards" USING gin ("services");--> statement-breakpoint
CREATE INDEX "magasin_cards_valable_jusqua_idx" ON "magasin_cards" USING btree ("valable_jusqua");--> statement-breakpoint
CREATE INDEX "magasin_mots_mot_idx" ON "magasin_mots" USING btree ("mot" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "magasin_photos_magasins_id_idx" ON "magasin_photos" USING btree ("magasins_id","ordre");--> statement-breakpoint
CREATE INDEX "magasin_photos_fichier_idx" ON "magasin_photos" USING btree ("fichier");--> statement-breakpoint
CREATE INDEX "magasin_social_magasins_id_idx" ON "magasin_social" USING btree ("magasins_id");--> statement-breakpoint
CREATE UNIQUE INDEX "magasin_invitations_token_hash_key" ON "magasin_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "magasin_invitations_magasins_id_idx" ON "magasin_invitations" USING btree ("magasins_id","id");--> statement-breakpoint
CREATE INDEX "magasin_invitations_email_idx" ON "magasin_invitations" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "magasin_invitations_users_id_idx" ON "magasin_invitations" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "magasin_invitations_accepted_by_idx" ON "magasin_invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "magasin_membres_users_id_idx" ON "magasin_membres" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "magasins_slug_key" ON "magasins" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "magasins_source_key" ON "magasins" USING btree ("source");--> statement-breakpoint
CREATE INDEX "magasins_position_idx" ON "magasins" USING gist ("position");--> statement-breakpoint
CREATE INDEX "magasins_departement_idx" ON "magasins" USING btree ("departement","nom","id");--> statement-breakpoint
CREATE INDEX "magasins_a_verifier_idx" ON "magasins" USING btree ("created_at") WHERE verifie_le is null;--> statement-breakpoint
CREATE INDEX "magasins_created_by_idx" ON "magasins" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "magasins_recherche_idx" ON "magasins" USING gin ("recherche" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "magasins_categories_idx" ON "magasins" USING gin ("categories");--> statement-breakpoint
CREATE UNIQUE INDEX "reduction_codes_key" ON "reduction_codes" USING btree ("reductions_id","code");--> statement-breakpoint
CREATE INDEX "reduction_codes_libre_idx" ON "reduction_codes" USING btree ("reductions_id","id") WHERE pris_le is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reduction_revelations_key" ON "reduction_revelations" USING btree ("reductions_id","users_id") WHERE une_fois;--> statement-breakpoint
CREATE INDEX "reduction_revelations_users_id_idx" ON "reduction_revelations" USING btree ("users_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reduction_revelations_reductions_id_idx" ON "reduction_revelations" USING btree ("reductions_id","created_at");--> statement-breakpoint
CREATE INDEX "reductions_fin_idx" ON "reductions" USING btree ("fin","id") WHERE etat >= 100;--> statement-breakpoint
CREATE INDEX "reductions_magasins_id_idx" ON "reductions" USING btree ("magasins_id");--> statement-breakpoint
CREATE INDEX "reductions_a_valider_idx" ON "reductions" USING btree ("updated_at") WHERE etat = 1;--> statement-breakpoint
CREATE INDEX "reductions_created_by_idx" ON "reductions" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "sondage_reponses_key" ON "sondage_reponses" USING btree ("sondages_id","users_id");--> statement-breakpoint
CREATE INDEX "sondage_reponses_users_id_idx" ON "sondage_reponses" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sondages_slug_key" ON "sondages" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "sondages_fin_idx" ON "sondages" USING btree ("fin","id") WHERE etat <> 'brouillon';--> statement-breakpoint
CREATE INDEX "sondages_created_by_idx" ON "sondages" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "revendications" ADD CONSTRAINT "revendications_magasins_id_magasins_id_fk" FOREIGN KEY ("magasins_id") REFERENCES "public"."magasins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "revendications_magasin_open_key" ON "revendications" USING btree ("magasins_id","users_id") WHERE etat in ('code', 'staff');--> statement-breakpoint
ALTER TABLE "revendications" ADD CONSTRAINT "revendications_de_check" CHECK (num_nonnulls("revendications"."organisateurs_id", "revendications"."magasins_id") = 1);