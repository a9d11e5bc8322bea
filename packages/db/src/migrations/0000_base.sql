-- What the tables need: positions, accents, typos.
create extension if not exists postgis;--> statement-breakpoint
create extension if not exists unaccent;--> statement-breakpoint
create extension if not exists pg_trgm;--> statement-breakpoint
create extension if not exists fuzzystrmatch;--> statement-breakpoint
-- French stems without accents: « montée » finds « montees ».
create text search configuration francais (copy = french);--> statement-breakpoint
alter text search configuration francais
  alter mapping for hword, hword_part, word with unaccent, french_stem;--> statement-breakpoint
CREATE TABLE "points" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"kind" text NOT NULL,
	"cle" text NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	"valable_jusqua" timestamp with time zone,
	"monde_x" integer GENERATED ALWAYS AS (floor((st_x(position) + 180) / 360 * 1073741823)::int) STORED,
	"monde_y" integer GENERATED ALWAYS AS (floor((0.5 - atanh(sin(radians(greatest(-85.05, least(85.05, st_y(position)))))) / (2 * pi())) * 1073741823)::int) STORED
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
	"id_ext" text NOT NULL
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
	"hauteur" integer NOT NULL,
	"prete" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_social" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_social_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courses_id" integer NOT NULL,
	"reseau" text NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_compteurs" (
	"courses_id" integer NOT NULL,
	"jour" date NOT NULL,
	"type" text NOT NULL,
	"nb" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_compteurs_courses_id_jour_type_pk" PRIMARY KEY("courses_id","jour","type")
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
	"renvoi_motif" text,
	"publie_le" timestamp with time zone,
	"pratique" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "courses_nom_check" CHECK (length(trim("courses"."nom")) between 1 and 200)
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
	"annulation_motif" text,
	"a_confirmer" boolean DEFAULT false NOT NULL,
	"etendue" text,
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
	"materiel" text[] DEFAULT '{}' NOT NULL,
	"date_depart" date,
	"annulation_motif" text,
	CONSTRAINT "epreuves_distance_check" CHECK ("epreuves"."distance" between 1 and 2000000),
	CONSTRAINT "epreuves_denivele_check" CHECK ("epreuves"."denivele" >= 0 and "epreuves"."denivele_negatif" >= 0),
	CONSTRAINT "epreuves_prix_check" CHECK ("epreuves"."prix" >= 0)
);
--> statement-breakpoint
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verifie_le" timestamp with time zone,
	"created_by" integer
);
--> statement-breakpoint
CREATE TABLE "resultat_demandes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resultat_demandes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"epreuves_id" integer NOT NULL,
	"users_id" integer NOT NULL,
	"souhait" text NOT NULL,
	"etat" text DEFAULT 'attend' NOT NULL,
	"dossard" text,
	"recherche" text,
	"motif" text NOT NULL,
	"nom" text NOT NULL,
	"prenom" text NOT NULL,
	"annee" integer,
	"nom_change_le" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resultat_envois" (
	"epreuves_id" integer PRIMARY KEY NOT NULL,
	"fichier_nom" text NOT NULL,
	"nb" integer NOT NULL,
	"users_id" integer,
	"envoye_le" timestamp with time zone NOT NULL,
	"codes_sel" text,
	"codes_jusqua" timestamp with time zone,
	"classes_retires" integer DEFAULT 0 NOT NULL,
	"lot" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resultat_lots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resultat_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"epreuves_id" integer NOT NULL,
	"vu_le" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resultat_retraits" (
	"epreuves_id" integer NOT NULL,
	"cle" text NOT NULL,
	"retire_le" timestamp with time zone NOT NULL,
	CONSTRAINT "resultat_retraits_epreuves_id_cle_pk" PRIMARY KEY("epreuves_id","cle")
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
	"rang_sexe" integer,
	"rang_categorie" integer,
	"preuve" text,
	"prouve_le" timestamp with time zone,
	"code_hash" text,
	"retire_le" timestamp with time zone,
	"retire_par" text,
	"lot" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "commentaires" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commentaires_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model" text NOT NULL,
	"objet_id" integer NOT NULL,
	"users_id" integer,
	"texte" text NOT NULL,
	"note" integer,
	"date_sortie" date,
	"reponse" text,
	"reponse_le" timestamp with time zone,
	"masque_le" timestamp with time zone,
	"masque_motif" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone,
	CONSTRAINT "commentaires_note_check" CHECK ("commentaires"."note" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "signalements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signalements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model" text NOT NULL,
	"objet_id" integer NOT NULL,
	"users_id" integer,
	"motif" text NOT NULL,
	"texte" text,
	"etat" text DEFAULT 'ouvert' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer
);
--> statement-breakpoint
CREATE TABLE "liste" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "liste_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"type" text NOT NULL,
	"objet_id" integer NOT NULL,
	"etat" text DEFAULT 'envie' NOT NULL,
	"note" text,
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
CREATE TABLE "journal_staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer,
	"action" text NOT NULL,
	"objet_id" integer NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facettes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facettes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"genre" text NOT NULL,
	"facette" text NOT NULL,
	"valeur" text NOT NULL,
	"nb" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comptes_externes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comptes_externes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"third" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_flows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "external_flows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"third" text NOT NULL,
	"state_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"users_id" integer,
	"subject" text,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"email_verifie" boolean DEFAULT false NOT NULL,
	"prenom" text,
	"nom" text
);
--> statement-breakpoint
CREATE TABLE "demandes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "demandes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"type" text NOT NULL,
	"etat" text DEFAULT 'en_attente' NOT NULL,
	"structure" text,
	"carte_pro" text,
	"carte_pro_fin" date,
	"diplome" text,
	"assurance" text,
	"immatriculation" text,
	"federation" text,
	"ville" text,
	"site" text,
	"message" text,
	"motif" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"type" text NOT NULL,
	"email" text NOT NULL,
	"message" text,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" integer,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "jetons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jetons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"usage" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profil_social" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profil_social_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"reseau" text NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suivis" (
	"users_id" integer NOT NULL,
	"suivi_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suivis_users_id_suivi_id_pk" PRIMARY KEY("users_id","suivi_id"),
	CONSTRAINT "suivis_not_oneself" CHECK ("suivis"."users_id" <> "suivis"."suivi_id")
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
	"public_description" text,
	"visibilite" text DEFAULT 'membres' NOT NULL,
	"initiales_resultats" boolean DEFAULT false NOT NULL,
	"notifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"licence_type" text,
	"licence_numero" text,
	"licence_fin" date,
	"pps_numero" text,
	"pps_fin" date
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
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"remember" boolean NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"facteur_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"supprime_le" timestamp with time zone,
	"email_attendu" text,
	"suspendu_le" timestamp with time zone,
	"suspendu_motif" text,
	"suspendu_par" integer,
	"nom_change_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "activites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"titre" text NOT NULL,
	"sport" text DEFAULT 'course' NOT NULL,
	"debut" timestamp with time zone,
	"distance" integer NOT NULL,
	"denivele" integer,
	"duree" integer,
	"duree_mouvement" integer,
	"original" text NOT NULL,
	"original_nom" text NOT NULL,
	"format" text NOT NULL,
	"lignes" text[] NOT NULL,
	"altitudes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "montre_envois" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "montre_envois_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"montres_id" integer NOT NULL,
	"parcours_id" integer NOT NULL,
	"empreinte" text NOT NULL,
	"externe_id" text,
	"envoye_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "montres" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "montres_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"service" text NOT NULL,
	"jetons" text NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"users_id" integer,
	"titre" text,
	"description" text,
	"types" text[] DEFAULT '{}' NOT NULL,
	"saison" integer[] DEFAULT '{}' NOT NULL,
	"ville" text,
	"departement" text,
	"region" text,
	"etat" integer DEFAULT 0 NOT NULL,
	"publie_le" timestamp with time zone,
	"renvoi_motif" text,
	"distance_annoncee" integer,
	"denivele_annonce" integer,
	"troncons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rayon_masque" integer DEFAULT 0 NOT NULL,
	"note_moyenne" real,
	"nb_notes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcours_rayon_check" CHECK ("parcours"."rayon_masque" between 0 and 2000)
);
--> statement-breakpoint
CREATE TABLE "parcours_carres" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcours_carres_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"lon" double precision NOT NULL,
	"lat" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcours_journal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcours_journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parcours_id" integer NOT NULL,
	"de" integer,
	"vers" integer NOT NULL,
	"users_id" integer,
	"motif" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcours_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcours_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parcours_id" integer NOT NULL,
	"titre" text,
	"description" text,
	"ordre" integer DEFAULT 0 NOT NULL,
	"fichier" text NOT NULL,
	"largeur" integer NOT NULL,
	"hauteur" integer NOT NULL,
	"lon" double precision,
	"lat" double precision,
	"metres" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"prete" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcours_points" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcours_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parcours_id" integer NOT NULL,
	"type" text NOT NULL,
	"nom" text,
	"description" text,
	"metres" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcours_traces" (
	"parcours_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"original" text NOT NULL,
	"original_nom" text NOT NULL,
	"format" text NOT NULL,
	"lignes" text[] NOT NULL,
	"altitudes" text[] NOT NULL,
	"mesures" jsonb NOT NULL,
	"signature" jsonb,
	"croquis" jsonb,
	"vue" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"algorithme" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcours_cards" (
	"parcours_id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"users_id" integer,
	"is_visible" boolean NOT NULL,
	"titre_tri" text NOT NULL,
	"recherche" "tsvector" NOT NULL,
	"departement" text,
	"region" text,
	"position" geometry(Point,4326),
	"geometrie" geometry(MultiLineString,4326),
	"types" text[] NOT NULL,
	"surfaces" text[] NOT NULL,
	"distance" integer NOT NULL,
	"denivele" integer NOT NULL,
	"km_effort" real NOT NULL,
	"forme" text,
	"note" real,
	"nb_notes" integer NOT NULL,
	"publie_le" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"carte" text NOT NULL,
	"fiche" text NOT NULL,
	"monde_x" integer GENERATED ALWAYS AS (floor((st_x(position) + 180) / 360 * 1073741823)::int) STORED,
	"monde_y" integer GENERATED ALWAYS AS (floor((0.5 - atanh(sin(radians(greatest(-85.05, least(85.05, st_y(position)))))) / (2 * pi())) * 1073741823)::int) STORED
);
--> statement-breakpoint
CREATE TABLE "parcours_mots" (
	"mot" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audience_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audience_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"users_id" integer,
	"props" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer,
	"nom" text NOT NULL,
	"email" text NOT NULL,
	"sujet" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "points" ADD CONSTRAINT "points_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_cards" ADD CONSTRAINT "course_cards_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_actualites" ADD CONSTRAINT "course_actualites_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_extensions" ADD CONSTRAINT "course_extensions_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_partenaires" ADD CONSTRAINT "course_partenaires_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_photos" ADD CONSTRAINT "course_photos_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_social" ADD CONSTRAINT "course_social_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_compteurs" ADD CONSTRAINT "course_compteurs_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_journal" ADD CONSTRAINT "course_journal_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_journal" ADD CONSTRAINT "course_journal_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_versions" ADD CONSTRAINT "course_versions_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_versions" ADD CONSTRAINT "course_versions_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_organisateurs_id_organisateurs_id_fk" FOREIGN KEY ("organisateurs_id") REFERENCES "public"."organisateurs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_demarches" ADD CONSTRAINT "edition_demarches_editions_id_editions_id_fk" FOREIGN KEY ("editions_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_demarches" ADD CONSTRAINT "edition_demarches_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_courses_id_courses_id_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "epreuve_points" ADD CONSTRAINT "epreuve_points_epreuves_id_epreuves_id_fk" FOREIGN KEY ("epreuves_id") REFERENCES "public"."epreuves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "epreuves" ADD CONSTRAINT "epreuves_editions_id_editions_id_fk" FOREIGN KEY ("editions_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "epreuves" ADD CONSTRAINT "epreuves_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisateur_invitations" ADD CONSTRAINT "organisateur_invitations_organisateurs_id_organisateurs_id_fk" FOREIGN KEY ("organisateurs_id") REFERENCES "public"."organisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisateur_invitations" ADD CONSTRAINT "organisateur_invitations_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisateur_invitations" ADD CONSTRAINT "organisateur_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisateur_membres" ADD CONSTRAINT "organisateur_membres_organisateurs_id_organisateurs_id_fk" FOREIGN KEY ("organisateurs_id") REFERENCES "public"."organisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisateur_membres" ADD CONSTRAINT "organisateur_membres_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisateurs" ADD CONSTRAINT "organisateurs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultat_demandes" ADD CONSTRAINT "resultat_demandes_epreuves_id_epreuves_id_fk" FOREIGN KEY ("epreuves_id") REFERENCES "public"."epreuves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultat_demandes" ADD CONSTRAINT "resultat_demandes_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultat_demandes" ADD CONSTRAINT "resultat_demandes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultat_envois" ADD CONSTRAINT "resultat_envois_epreuves_id_epreuves_id_fk" FOREIGN KEY ("epreuves_id") REFERENCES "public"."epreuves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultat_envois" ADD CONSTRAINT "resultat_envois_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultat_lots" ADD CONSTRAINT "resultat_lots_epreuves_id_epreuves_id_fk" FOREIGN KEY ("epreuves_id") REFERENCES "public"."epreuves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultat_retraits" ADD CONSTRAINT "resultat_retraits_epreuves_id_epreuves_id_fk" FOREIGN KEY ("epreuves_id") REFERENCES "public"."epreuves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultats" ADD CONSTRAINT "resultats_epreuves_id_epreuves_id_fk" FOREIGN KEY ("epreuves_id") REFERENCES "public"."epreuves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultats" ADD CONSTRAINT "resultats_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revendications" ADD CONSTRAINT "revendications_organisateurs_id_organisateurs_id_fk" FOREIGN KEY ("organisateurs_id") REFERENCES "public"."organisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revendications" ADD CONSTRAINT "revendications_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revendications" ADD CONSTRAINT "revendications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commentaires" ADD CONSTRAINT "commentaires_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signalements" ADD CONSTRAINT "signalements_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signalements" ADD CONSTRAINT "signalements_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liste" ADD CONSTRAINT "liste_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_staff" ADD CONSTRAINT "journal_staff_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comptes_externes" ADD CONSTRAINT "comptes_externes_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_flows" ADD CONSTRAINT "external_flows_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demandes" ADD CONSTRAINT "demandes_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demandes" ADD CONSTRAINT "demandes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jetons" ADD CONSTRAINT "jetons_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profil_social" ADD CONSTRAINT "profil_social_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suivis" ADD CONSTRAINT "suivis_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suivis" ADD CONSTRAINT "suivis_suivi_id_users_id_fk" FOREIGN KEY ("suivi_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profils" ADD CONSTRAINT "profils_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seconds_facteurs" ADD CONSTRAINT "seconds_facteurs_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_suspendu_par_users_id_fk" FOREIGN KEY ("suspendu_par") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activites" ADD CONSTRAINT "activites_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "montre_envois" ADD CONSTRAINT "montre_envois_montres_id_montres_id_fk" FOREIGN KEY ("montres_id") REFERENCES "public"."montres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "montre_envois" ADD CONSTRAINT "montre_envois_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "montres" ADD CONSTRAINT "montres_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcours" ADD CONSTRAINT "parcours_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcours_carres" ADD CONSTRAINT "parcours_carres_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcours_journal" ADD CONSTRAINT "parcours_journal_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcours_journal" ADD CONSTRAINT "parcours_journal_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcours_photos" ADD CONSTRAINT "parcours_photos_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcours_points" ADD CONSTRAINT "parcours_points_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcours_traces" ADD CONSTRAINT "parcours_traces_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcours_cards" ADD CONSTRAINT "parcours_cards_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_events" ADD CONSTRAINT "audience_events_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "points_deed_key" ON "points" USING btree ("users_id","kind","cle");--> statement-breakpoint
CREATE INDEX "points_users_id_idx" ON "points" USING btree ("users_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "course_cards_slug_key" ON "course_cards" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "course_cards_rang_date_idx" ON "course_cards" USING btree ("rang_date","courses_id","date_debut","date_fin","departement","region","inscription","label_ffa","types","surfaces","distances","deniveles","km_efforts","prix","monde_x","monde_y") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "course_cards_nom_tri_idx" ON "course_cards" USING btree ("nom_tri","rang_date","courses_id") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "course_cards_departement_idx" ON "course_cards" USING btree ("departement","rang_date","courses_id","date_debut","date_fin") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "course_cards_date_debut_idx" ON "course_cards" USING btree ("date_debut","date_fin") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "course_cards_organisateurs_id_idx" ON "course_cards" USING btree ("organisateurs_id","rang_date");--> statement-breakpoint
CREATE INDEX "course_cards_recherche_idx" ON "course_cards" USING gin ("recherche");--> statement-breakpoint
CREATE INDEX "course_cards_position_idx" ON "course_cards" USING gist ("position");--> statement-breakpoint
CREATE INDEX "course_cards_globe_idx" ON "course_cards" USING gist ((position::geography));--> statement-breakpoint
CREATE INDEX "course_cards_valable_jusqua_idx" ON "course_cards" USING btree ("valable_jusqua");--> statement-breakpoint
CREATE INDEX "course_mots_mot_idx" ON "course_mots" USING btree ("mot" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "course_actualites_courses_id_idx" ON "course_actualites" USING btree ("courses_id","date");--> statement-breakpoint
CREATE INDEX "course_extensions_courses_id_idx" ON "course_extensions" USING btree ("courses_id");--> statement-breakpoint
CREATE INDEX "course_partenaires_courses_id_idx" ON "course_partenaires" USING btree ("courses_id","ordre");--> statement-breakpoint
CREATE INDEX "course_photos_courses_id_idx" ON "course_photos" USING btree ("courses_id","ordre");--> statement-breakpoint
CREATE INDEX "course_photos_fichier_idx" ON "course_photos" USING btree ("fichier");--> statement-breakpoint
CREATE INDEX "course_social_courses_id_idx" ON "course_social" USING btree ("courses_id");--> statement-breakpoint
CREATE INDEX "course_journal_courses_id_idx" ON "course_journal" USING btree ("courses_id","created_at");--> statement-breakpoint
CREATE INDEX "course_versions_users_id_idx" ON "course_versions" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_slug_key" ON "courses" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "courses_organisateurs_id_idx" ON "courses" USING btree ("organisateurs_id");--> statement-breakpoint
CREATE INDEX "courses_a_valider_idx" ON "courses" USING btree ("updated_at") WHERE etat = 1;--> statement-breakpoint
CREATE INDEX "edition_demarches_users_id_idx" ON "edition_demarches" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "editions_courses_id_date_idx" ON "editions" USING btree ("courses_id","date_debut");--> statement-breakpoint
CREATE INDEX "epreuve_points_epreuves_id_idx" ON "epreuve_points" USING btree ("epreuves_id","km");--> statement-breakpoint
CREATE INDEX "epreuves_editions_id_idx" ON "epreuves" USING btree ("editions_id","ordre");--> statement-breakpoint
CREATE INDEX "epreuves_parcours_id_idx" ON "epreuves" USING btree ("parcours_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisateur_invitations_token_hash_key" ON "organisateur_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "organisateur_invitations_organisateurs_id_idx" ON "organisateur_invitations" USING btree ("organisateurs_id","id");--> statement-breakpoint
CREATE INDEX "organisateur_invitations_email_idx" ON "organisateur_invitations" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "organisateur_invitations_users_id_idx" ON "organisateur_invitations" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "organisateur_invitations_accepted_by_idx" ON "organisateur_invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "organisateur_membres_users_id_idx" ON "organisateur_membres" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisateurs_slug_key" ON "organisateurs" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "organisateurs_a_verifier_idx" ON "organisateurs" USING btree ("created_at") WHERE verifie_le is null;--> statement-breakpoint
CREATE INDEX "organisateurs_created_by_idx" ON "organisateurs" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "organisateurs_recherche_idx" ON "organisateurs" USING gin ("recherche" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "resultat_demandes_open_key" ON "resultat_demandes" USING btree ("epreuves_id","users_id") WHERE etat = 'attend';--> statement-breakpoint
CREATE INDEX "resultat_demandes_users_id_idx" ON "resultat_demandes" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "resultat_demandes_decided_by_idx" ON "resultat_demandes" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "resultat_envois_users_id_idx" ON "resultat_envois" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resultat_lots_epreuves_id_key" ON "resultat_lots" USING btree ("epreuves_id");--> statement-breakpoint
CREATE INDEX "resultats_ordre_idx" ON "resultats" USING btree ("epreuves_id","lot","rang","statut","id");--> statement-breakpoint
CREATE UNIQUE INDEX "resultats_dossard_key" ON "resultats" USING btree ("epreuves_id","lot","dossard") WHERE dossard is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "resultats_users_id_key" ON "resultats" USING btree ("users_id","epreuves_id","lot");--> statement-breakpoint
CREATE INDEX "resultats_retires_idx" ON "resultats" USING btree ("epreuves_id","retire_le") WHERE retire_le is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "revendications_open_key" ON "revendications" USING btree ("organisateurs_id","users_id") WHERE etat in ('code', 'staff');--> statement-breakpoint
CREATE INDEX "revendications_etat_idx" ON "revendications" USING btree ("etat","created_at");--> statement-breakpoint
CREATE INDEX "revendications_users_id_idx" ON "revendications" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "revendications_decided_by_idx" ON "revendications" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "commentaires_objet_idx" ON "commentaires" USING btree ("model","objet_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "commentaires_note_key" ON "commentaires" USING btree ("model","objet_id","users_id") WHERE note is not null;--> statement-breakpoint
CREATE INDEX "commentaires_users_id_idx" ON "commentaires" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "signalements_etat_idx" ON "signalements" USING btree ("etat","id");--> statement-breakpoint
CREATE UNIQUE INDEX "signalements_objet_key" ON "signalements" USING btree ("model","objet_id","users_id");--> statement-breakpoint
CREATE INDEX "signalements_users_id_idx" ON "signalements" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "liste_objet_key" ON "liste" USING btree ("users_id","type","objet_id");--> statement-breakpoint
CREATE INDEX "liste_type_objet_idx" ON "liste" USING btree ("type","objet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_cle_key" ON "notifications" USING btree ("users_id","cle");--> statement-breakpoint
CREATE INDEX "notifications_users_id_idx" ON "notifications" USING btree ("users_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("users_id") WHERE lu_le is null;--> statement-breakpoint
CREATE INDEX "journal_staff_staff_id_idx" ON "journal_staff" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "facettes_genre_idx" ON "facettes" USING btree ("genre","facette","valeur");--> statement-breakpoint
CREATE UNIQUE INDEX "comptes_externes_subject_key" ON "comptes_externes" USING btree ("third","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "comptes_externes_users_id_key" ON "comptes_externes" USING btree ("users_id","third");--> statement-breakpoint
CREATE UNIQUE INDEX "external_flows_state_hash_key" ON "external_flows" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "external_flows_users_id_idx" ON "external_flows" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "external_flows_expires_at_idx" ON "external_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "demandes_pending_key" ON "demandes" USING btree ("users_id","type") WHERE etat = 'en_attente';--> statement-breakpoint
CREATE INDEX "demandes_etat_idx" ON "demandes" USING btree ("etat","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_users_id_idx" ON "invitations" USING btree ("users_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invitations_accepted_by_idx" ON "invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "invitations_email_idx" ON "invitations" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jetons_token_hash_key" ON "jetons" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "jetons_users_id_idx" ON "jetons" USING btree ("users_id","usage");--> statement-breakpoint
CREATE UNIQUE INDEX "profil_social_reseau_key" ON "profil_social" USING btree ("users_id","reseau");--> statement-breakpoint
CREATE INDEX "suivis_suivi_id_idx" ON "suivis" USING btree ("suivi_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_users_id_idx" ON "sessions" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "activites_original_idx" ON "activites" USING btree ("original");--> statement-breakpoint
CREATE INDEX "activites_users_id_idx" ON "activites" USING btree ("users_id","debut" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "montre_envois_parcours_key" ON "montre_envois" USING btree ("montres_id","parcours_id");--> statement-breakpoint
CREATE INDEX "montre_envois_parcours_id_idx" ON "montre_envois" USING btree ("parcours_id");--> statement-breakpoint
CREATE UNIQUE INDEX "montres_service_key" ON "montres" USING btree ("users_id","service");--> statement-breakpoint
CREATE UNIQUE INDEX "parcours_slug_key" ON "parcours" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "parcours_users_id_idx" ON "parcours" USING btree ("users_id","updated_at");--> statement-breakpoint
CREATE INDEX "parcours_etat_idx" ON "parcours" USING btree ("updated_at") WHERE etat = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "parcours_carres_key" ON "parcours_carres" USING btree ("users_id","lon","lat");--> statement-breakpoint
CREATE INDEX "parcours_journal_parcours_id_idx" ON "parcours_journal" USING btree ("parcours_id","created_at");--> statement-breakpoint
CREATE INDEX "parcours_journal_users_id_idx" ON "parcours_journal" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "parcours_photos_parcours_id_idx" ON "parcours_photos" USING btree ("parcours_id","ordre");--> statement-breakpoint
CREATE INDEX "parcours_photos_fichier_idx" ON "parcours_photos" USING btree ("fichier");--> statement-breakpoint
CREATE INDEX "parcours_points_parcours_id_idx" ON "parcours_points" USING btree ("parcours_id","metres");--> statement-breakpoint
CREATE INDEX "parcours_traces_original_idx" ON "parcours_traces" USING btree ("original");--> statement-breakpoint
CREATE INDEX "parcours_traces_algorithme_idx" ON "parcours_traces" USING btree ("algorithme");--> statement-breakpoint
CREATE UNIQUE INDEX "parcours_cards_slug_key" ON "parcours_cards" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "parcours_cards_publie_le_idx" ON "parcours_cards" USING btree ("publie_le" DESC NULLS LAST,"parcours_id" DESC NULLS LAST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "parcours_cards_note_idx" ON "parcours_cards" USING btree ("note" DESC NULLS LAST,"nb_notes" DESC NULLS LAST,"publie_le" DESC NULLS LAST,"parcours_id" DESC NULLS LAST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "parcours_cards_titre_tri_idx" ON "parcours_cards" USING btree ("titre_tri","publie_le" DESC NULLS LAST,"parcours_id" DESC NULLS LAST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "parcours_cards_departement_idx" ON "parcours_cards" USING btree ("departement","publie_le" DESC NULLS LAST,"parcours_id" DESC NULLS LAST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "parcours_cards_distance_idx" ON "parcours_cards" USING btree ("distance") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "parcours_cards_users_id_idx" ON "parcours_cards" USING btree ("users_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "parcours_cards_recherche_idx" ON "parcours_cards" USING gin ("recherche");--> statement-breakpoint
CREATE INDEX "parcours_cards_position_idx" ON "parcours_cards" USING gist ("position");--> statement-breakpoint
CREATE INDEX "parcours_cards_globe_idx" ON "parcours_cards" USING gist ((position::geography));--> statement-breakpoint
CREATE INDEX "parcours_cards_monde_idx" ON "parcours_cards" USING btree ("monde_x","monde_y","parcours_id","distance","denivele","km_effort","note","forme","departement","region","types","surfaces") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "parcours_cards_geometrie_idx" ON "parcours_cards" USING gist ("geometrie");--> statement-breakpoint
CREATE INDEX "parcours_mots_mot_idx" ON "parcours_mots" USING btree ("mot" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "audience_events_name_idx" ON "audience_events" USING btree ("name","created_at");--> statement-breakpoint
CREATE INDEX "audience_events_created_at_idx" ON "audience_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audience_events_users_id_idx" ON "audience_events" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "contact_messages_users_id_idx" ON "contact_messages" USING btree ("users_id");--> statement-breakpoint
-- The two JSON texts of a card live out of line and uncompressed: a list scans narrow rows, and
-- reads the texts of the few races it shows without unpacking them.
alter table course_cards
  alter column carte set storage external,
  alter column fiche set storage external;--> statement-breakpoint
alter table course_cards set (toast_tuple_target = 256);--> statement-breakpoint
-- What filters and orders read stays in the row: a filter on a distance would else read four more
-- pages for each race.
alter table course_cards
  alter column recherche set storage main,
  alter column types set storage main,
  alter column surfaces set storage main,
  alter column groupes set storage main,
  alter column distances set storage main,
  alter column deniveles set storage main,
  alter column km_efforts set storage main,
  alter column prix set storage main;--> statement-breakpoint
-- As for races (0002, 0003): what filters read stays in the row, the finished texts beside it.
alter table parcours_cards
  alter column carte set storage external,
  alter column fiche set storage external,
  alter column geometrie set storage external,
  alter column recherche set storage main,
  alter column types set storage main,
  alter column surfaces set storage main;--> statement-breakpoint
alter table parcours_cards set (toast_tuple_target = 256);--> statement-breakpoint
-- What a visible race is counted under; `a_venir` counts only those whose next edition is to come.
create function facettes_de_course(c course_cards) returns table (facette text, valeur text)
language sql immutable as $$
  select 'total', '' where c.is_visible
  union all select 'type', t from unnest(c.types) t where c.is_visible
  union all select 'surfaces', s from unnest(c.surfaces) s where c.is_visible
  union all select 'departement', c.departement where c.is_visible and c.departement is not null
  union all select 'region', c.region where c.is_visible and c.region is not null
  union all select 'a_venir', '' where c.is_visible and c.rang_date < 200000
  union all select 'departement_a_venir', c.departement
    where c.is_visible and c.rang_date < 200000 and c.departement is not null
  union all select 'mois_a_venir', to_char(c.date_debut, 'YYYY-MM')
    where c.is_visible and c.rang_date < 200000
$$;--> statement-breakpoint
create function facettes_de_parcours(p parcours_cards) returns table (facette text, valeur text)
language sql immutable as $$
  select 'total', '' where p.is_visible
  union all select 'type', t from unnest(p.types) t where p.is_visible
  union all select 'surfaces', s from unnest(p.surfaces) s where p.is_visible
  union all select 'forme', p.forme where p.is_visible and p.forme is not null
  union all select 'departement', p.departement where p.is_visible and p.departement is not null
  union all select 'region', p.region where p.is_visible and p.region is not null
$$;--> statement-breakpoint
-- Each statement that changes cards adds the difference, once: nobody can forget to count.
-- Its arguments: the kind of thing, and the function that says what one is counted under.
create function compter() returns trigger language plpgsql as $$
declare
  plus text := format('select f.*, 1 as sens from nouvelles t, %I(t) f', tg_argv[1]);
  moins text := format('select f.*, -1 as sens from anciennes t, %I(t) f', tg_argv[1]);
begin
  execute format(
    'insert into facettes (genre, facette, valeur, nb)
    select %L, facette, valeur, sum(sens) from (%s) d group by 2, 3 having sum(sens) <> 0',
    tg_argv[0],
    case tg_op when 'INSERT' then plus when 'DELETE' then moins else plus || ' union all ' || moins end);
  return null;
end $$;--> statement-breakpoint
create trigger course_cards_comptees after insert on course_cards
  referencing new table as nouvelles for each statement execute function compter('course', 'facettes_de_course');--> statement-breakpoint
create trigger course_cards_recomptees after update on course_cards
  referencing old table as anciennes new table as nouvelles
  for each statement execute function compter('course', 'facettes_de_course');--> statement-breakpoint
create trigger course_cards_decomptees after delete on course_cards
  referencing old table as anciennes for each statement execute function compter('course', 'facettes_de_course');--> statement-breakpoint
create trigger parcours_cards_comptees after insert on parcours_cards
  referencing new table as nouvelles for each statement execute function compter('parcours', 'facettes_de_parcours');--> statement-breakpoint
create trigger parcours_cards_recomptees after update on parcours_cards
  referencing old table as anciennes new table as nouvelles
  for each statement execute function compter('parcours', 'facettes_de_parcours');--> statement-breakpoint
create trigger parcours_cards_decomptees after delete on parcours_cards
  referencing old table as anciennes for each statement execute function compter('parcours', 'facettes_de_parcours');--> statement-breakpoint
-- What pg-boss 12.30 makes for itself (getConstructionPlans), so that a job can be queued from the
-- first request on. Later versions of the library change it when the jobs start (decisions/0020).
CREATE SCHEMA IF NOT EXISTS pgboss;

CREATE TYPE pgboss.job_state AS ENUM (
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed'
);

CREATE TABLE pgboss.version (
  version int primary key,
  cron_on timestamp with time zone,
  bam_on timestamp with time zone,
  flow_on timestamp with time zone,
  reindex_on timestamp with time zone,
  monitor_backoff_on timestamp with time zone
);

CREATE TABLE pgboss.queue (
  name text NOT NULL,
  policy text NOT NULL,
  retry_limit int NOT NULL,
  retry_delay int NOT NULL,
  retry_backoff bool NOT NULL,
  retry_delay_max int,
  expire_seconds int NOT NULL,
  retention_seconds int NOT NULL,
  deletion_seconds int NOT NULL,
  dead_letter text REFERENCES pgboss.queue (name) CHECK (dead_letter IS DISTINCT FROM name),
  partition bool NOT NULL,
  table_name text NOT NULL,
  deferred_count int NOT NULL default 0,
  queued_count int NOT NULL default 0,
  ready_count int NOT NULL default 0,
  warning_queued int NOT NULL default 0,
  active_count int NOT NULL default 0,
  failed_count int NOT NULL default 0,
  total_count int NOT NULL default 0,
  ready_history int[] NOT NULL default '{}',
  heartbeat_seconds int,
  notify bool NOT NULL DEFAULT false,
  singletons_active text[],
  -- Two stamps, not one. monitor_claim_on is the interval claim that decides which instance
  -- runs a monitor pass; monitor_on is when this queue's counts were actually written, and is
  -- stamped only by the aggregate that wrote them (see cacheQueueStats). Splitting them is what
  -- lets a pass be claimed and then skip the aggregate — because the vacuum backoff is in force,
  -- or because another instance holds the stats try-lock — without capturedOn claiming a
  -- freshness the counts do not have.
  monitor_claim_on timestamp with time zone,
  monitor_on timestamp with time zone,
  maintain_on timestamp with time zone,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);

CREATE TABLE pgboss.schedule (
  name text REFERENCES pgboss.queue ON DELETE CASCADE,
  key text not null DEFAULT '',
  cron text not null,
  timezone text,
  data jsonb,
  options jsonb,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name, key)
);

CREATE TABLE pgboss.subscription (
  event text not null,
  name text not null REFERENCES pgboss.queue ON DELETE CASCADE,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY(event, name)
);

CREATE TABLE pgboss.bam (
  id uuid PRIMARY KEY default gen_random_uuid(),
  name text NOT NULL,
  version int NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  queue text,
  table_name text NOT NULL,
  command text NOT NULL,
  error text,
  created_on timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  started_on timestamp with time zone,
  completed_on timestamp with time zone
);

CREATE FUNCTION pgboss.job_table_format(command text, table_name text)
RETURNS text AS
$$
  SELECT format(
    regexp_replace(
      regexp_replace(command, '\.job\y', '.%1$I', 'g'),
      '\yjob_i(\d+)', '%1$s_i\1', 'g'
    ),
    table_name
  );
$$
LANGUAGE sql IMMUTABLE;

CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
RETURNS VOID AS
$$
DECLARE
  tbl RECORD;
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
  END IF;

  IF tbl_name IS NOT NULL THEN
    EXECUTE pgboss.job_table_format(command, tbl_name);
    RETURN;
  END IF;

  EXECUTE pgboss.job_table_format(command, 'job_common');

  FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
  LOOP
    EXECUTE pgboss.job_table_format(command, tbl.table_name);
  END LOOP;
END;
$$
LANGUAGE plpgsql;

CREATE FUNCTION pgboss.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
RETURNS VOID AS
$$
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
  END IF;

  IF tbl_name IS NOT NULL THEN
    INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
    VALUES (
      command_name,
      version,
      'pending',
      queue_name,
      tbl_name,
      pgboss.job_table_format(command, tbl_name)
    );
    RETURN;
  END IF;

  INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
  SELECT
    command_name,
    version,
    'pending',
    NULL,
    'job_common',
    pgboss.job_table_format(command, 'job_common')
  UNION ALL
  SELECT
    command_name,
    version,
    'pending',
    queue.name,
    queue.table_name,
    pgboss.job_table_format(command, queue.table_name)
  FROM pgboss.queue
  WHERE partition = true;
END;
$$
LANGUAGE plpgsql;

CREATE TABLE pgboss.job (
  id uuid not null default gen_random_uuid(),
  name text not null,
  priority integer not null default(0),
  data jsonb,
  state pgboss.job_state not null default 'created',
  retry_limit integer not null default 2,
  retry_count integer not null default 0,
  retry_delay integer not null default 0,
  retry_backoff boolean not null default false,
  retry_delay_max integer,
  expire_seconds int not null default 900,
  deletion_seconds int not null default 604800,
  singleton_key text,
  singleton_on timestamp without time zone,
  group_id text,
  group_tier text,
  start_after timestamp with time zone not null default now(),
  created_on timestamp with time zone not null default now(),
  started_on timestamp with time zone,
  completed_on timestamp with time zone,
  keep_until timestamp with time zone NOT NULL default now() + interval '1209600',
  output jsonb,
  dead_letter text,
  policy text,
  heartbeat_on timestamp with time zone,
  heartbeat_seconds int,
  blocked boolean not null default false,
  blocking boolean not null default false,
  pending_dependencies int not null default 0,
  source_name text,
  source_id uuid,
  source_created_on timestamp with time zone,
  source_retry_count int
) PARTITION BY LIST (name);
ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id);

CREATE TABLE pgboss.job_common (LIKE pgboss.job INCLUDING GENERATED INCLUDING DEFAULTS);

SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, 'job_common');

ALTER TABLE pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;

CREATE TABLE pgboss.warning (
  id uuid PRIMARY KEY default gen_random_uuid(),
  type text NOT NULL,
  message text NOT NULL,
  data jsonb,
  created_on timestamp with time zone NOT NULL DEFAULT now()
);
CREATE INDEX warning_i1 ON pgboss.warning (created_on DESC);

CREATE TABLE pgboss.queue_stats (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  deferred_count int NOT NULL DEFAULT 0,
  queued_count   int NOT NULL DEFAULT 0,
  ready_count    int NOT NULL DEFAULT 0,
  active_count   int NOT NULL DEFAULT 0,
  failed_count   int NOT NULL DEFAULT 0,
  total_count    int NOT NULL DEFAULT 0,
  captured_on timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, captured_on)
) PARTITION BY RANGE (captured_on);
CREATE INDEX queue_stats_i1 ON pgboss.queue_stats (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE TABLE pgboss.job_dependency (
  child_name text NOT NULL,
  child_id uuid NOT NULL,
  parent_name text NOT NULL,
  parent_id uuid NOT NULL,
  PRIMARY KEY (child_name, child_id, parent_name, parent_id)
);
CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON pgboss.job_dependency (parent_name, parent_id);

CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb)
RETURNS VOID AS
$$
DECLARE
  tablename varchar := CASE WHEN options->>'partition' = 'true'
                        THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                        ELSE 'job_common'
                        END;
  queue_created_on timestamptz;
BEGIN

  WITH q as (
    INSERT INTO pgboss.queue (
      name,
      policy,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      expire_seconds,
      retention_seconds,
      deletion_seconds,
      warning_queued,
      dead_letter,
      partition,
      table_name,
      heartbeat_seconds,
      notify
    )
    VALUES (
      queue_name,
      options->>'policy',
      COALESCE((options->>'retryLimit')::int, 2),
      COALESCE((options->>'retryDelay')::int, 0),
      COALESCE((options->>'retryBackoff')::bool, false),
      (options->>'retryDelayMax')::int,
      COALESCE((options->>'expireInSeconds')::int, 900),
      COALESCE((options->>'retentionSeconds')::int, 1209600),
      COALESCE((options->>'deleteAfterSeconds')::int, 604800),
      COALESCE((options->>'warningQueueSize')::int, 0),
      options->>'deadLetter',
      COALESCE((options->>'partition')::bool, false),
      tablename,
      (options->>'heartbeatSeconds')::int,
      COALESCE((options->>'notify')::bool, false)
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;

  IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
  END IF;

  EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);

  IF options->>'policy' = 'short' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
  ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
  ELSIF options->>'policy' = 'stately' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
  ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
  ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
  END IF;

  EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
  EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
END;
$$
LANGUAGE plpgsql;

CREATE FUNCTION pgboss.delete_queue(queue_name text)
RETURNS VOID AS
$$
DECLARE
  v_table varchar;
  v_partition bool;
BEGIN

  SELECT table_name, partition
  FROM pgboss.queue
  WHERE name = queue_name
  INTO v_table, v_partition;

  IF v_partition THEN
    EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
  ELSE
    EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
  END IF;

  DELETE FROM pgboss.queue WHERE name = queue_name;
END;
$$
LANGUAGE plpgsql;
INSERT INTO pgboss.version(version) VALUES ('40');
