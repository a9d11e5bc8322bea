CREATE TABLE "agence_actualites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agence_actualites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agences_id" integer NOT NULL,
	"titre" text NOT NULL,
	"texte" text NOT NULL,
	"date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agence_extensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agence_extensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agences_id" integer NOT NULL,
	"type" text NOT NULL,
	"id_ext" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agence_partenaires" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agence_partenaires_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agences_id" integer NOT NULL,
	"type" text NOT NULL,
	"nom" text NOT NULL,
	"description" text,
	"url" text,
	"logo" text,
	"ordre" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agence_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agence_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agences_id" integer NOT NULL,
	"titre" text,
	"description" text,
	"ordre" integer DEFAULT 0 NOT NULL,
	"fichier" text NOT NULL,
	"largeur" integer NOT NULL,
	"hauteur" integer NOT NULL,
	"position" geometry(Point,4326),
	"prete" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agence_social" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agence_social_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agences_id" integer NOT NULL,
	"reseau" text NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agence_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agence_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agences_id" integer NOT NULL,
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
CREATE TABLE "agence_membres" (
	"agences_id" integer NOT NULL,
	"users_id" integer NOT NULL,
	"origine" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agence_membres_agences_id_users_id_pk" PRIMARY KEY("agences_id","users_id")
);
--> statement-breakpoint
CREATE TABLE "agences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"nom" text NOT NULL,
	"description" text,
	"email" text,
	"telephone" text,
	"site" text,
	"adresse" text,
	"ville" text,
	"code_postal" text,
	"pays" text DEFAULT 'FR' NOT NULL,
	"logo" text,
	"immatriculation" text,
	"garant" text,
	"garant_adresse" text,
	"assureur" text,
	"assureur_adresse" text,
	"recherche" text NOT NULL,
	"verifie_le" timestamp with time zone,
	"refus_motif" text,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disponibilite_prix" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disponibilite_prix_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"disponibilites_id" integer NOT NULL,
	"prix" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disponibilites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disponibilites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"voyages_id" integer NOT NULL,
	"debut" date NOT NULL,
	"fin" date NOT NULL,
	"places" integer NOT NULL,
	"places_prises" integer DEFAULT 0 NOT NULL,
	"places_confirmees" integer DEFAULT 0 NOT NULL,
	"participants_min" integer DEFAULT 1 NOT NULL,
	"prix" integer NOT NULL,
	"supplement_single" integer,
	"cloture" date NOT NULL,
	"annule_le" timestamp with time zone,
	"annulation_motif" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "disponibilites_places_check" CHECK ("disponibilites"."places" between 1 and 500),
	CONSTRAINT "disponibilites_prises_check" CHECK ("disponibilites"."places_prises" between 0 and "disponibilites"."places"
        and "disponibilites"."places_confirmees" between 0 and "disponibilites"."places_prises"),
	CONSTRAINT "disponibilites_jours_check" CHECK ("disponibilites"."fin" >= "disponibilites"."debut" and "disponibilites"."cloture" <= "disponibilites"."debut"),
	CONSTRAINT "disponibilites_prix_check" CHECK ("disponibilites"."prix" between 0 and 10000000)
);
--> statement-breakpoint
CREATE TABLE "attentes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attentes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"disponibilites_id" integer NOT NULL,
	"users_id" integer NOT NULL,
	"nb_places" integer NOT NULL,
	"etat" text NOT NULL,
	"expire_le" timestamp with time zone,
	"reservations_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attentes_places_check" CHECK ("attentes"."nb_places" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "formulaires" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "formulaires_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"empreinte" text NOT NULL,
	"texte" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "participants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "participants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservations_id" integer NOT NULL,
	"ordre" integer NOT NULL,
	"prenom" text NOT NULL,
	"nom" text NOT NULL,
	"naissance" date NOT NULL,
	"chambre" integer
);
--> statement-breakpoint
CREATE TABLE "reservation_journal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservations_id" integer NOT NULL,
	"de" text,
	"vers" text NOT NULL,
	"users_id" integer,
	"motif" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"disponibilites_id" integer NOT NULL,
	"users_id" integer,
	"cle" text NOT NULL,
	"etat" text NOT NULL,
	"nb_places" integer NOT NULL,
	"nb_single" integer DEFAULT 0 NOT NULL,
	"debut" date NOT NULL,
	"fin" date NOT NULL,
	"prix" integer NOT NULL,
	"supplement_single" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"acompte" integer NOT NULL,
	"solde_le" date NOT NULL,
	"bareme" jsonb NOT NULL,
	"message" text,
	"telephone" text,
	"formulaires_id" integer NOT NULL,
	"formulaire_lu_le" timestamp with time zone NOT NULL,
	"expire_le" timestamp with time zone,
	"annule_par" text,
	"annule_le" timestamp with time zone,
	"annulation_motif" text,
	"frais" integer,
	"confirme_le" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservations_places_check" CHECK ("reservations"."nb_places" between 1 and 50),
	CONSTRAINT "reservations_single_check" CHECK ("reservations"."nb_single" between 0 and "reservations"."nb_places")
);
--> statement-breakpoint
CREATE TABLE "voyage_cards" (
	"voyages_id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"agences_id" integer NOT NULL,
	"is_visible" boolean NOT NULL,
	"titre_tri" text NOT NULL,
	"recherche" "tsvector" NOT NULL,
	"pays" text NOT NULL,
	"region" text,
	"position" geometry(Point,4326),
	"sports" text[] NOT NULL,
	"niveau" text,
	"duree_jours" integer,
	"prix_des" integer,
	"prochain" date,
	"departs" date[] NOT NULL,
	"restantes" integer[] NOT NULL,
	"prix" integer[] NOT NULL,
	"dossard_inclus" boolean NOT NULL,
	"note" real,
	"nb_notes" integer DEFAULT 0 NOT NULL,
	"publie_le" timestamp with time zone,
	"carte" text NOT NULL,
	"fiche" text NOT NULL,
	"valable_jusqua" timestamp with time zone,
	"monde_x" integer GENERATED ALWAYS AS (floor((st_x(position) + 180) / 360 * 1073741823)::int) STORED,
	"monde_y" integer GENERATED ALWAYS AS (floor((0.5 - atanh(sin(radians(greatest(-85.05, least(85.05, st_y(position)))))) / (2 * pi())) * 1073741823)::int) STORED
);
--> statement-breakpoint
CREATE TABLE "voyage_mots" (
	"mot" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voyage_actualites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_actualites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"voyages_id" integer NOT NULL,
	"titre" text NOT NULL,
	"texte" text NOT NULL,
	"date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voyage_extensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_extensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"voyages_id" integer NOT NULL,
	"type" text NOT NULL,
	"id_ext" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voyage_partenaires" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_partenaires_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"voyages_id" integer NOT NULL,
	"type" text NOT NULL,
	"nom" text NOT NULL,
	"description" text,
	"url" text,
	"logo" text,
	"ordre" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voyage_social" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_social_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"voyages_id" integer NOT NULL,
	"reseau" text NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voyage_inclus" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_inclus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"voyages_id" integer NOT NULL,
	"libelle" text NOT NULL,
	"inclus" boolean NOT NULL,
	"ordre" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voyage_journal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"voyages_id" integer NOT NULL,
	"de" integer,
	"vers" integer NOT NULL,
	"users_id" integer,
	"motif" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voyage_journees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_journees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"voyages_id" integer NOT NULL,
	"ordre" integer NOT NULL,
	"titre" text NOT NULL,
	"description" text,
	"distance" integer,
	"denivele" integer,
	"hebergement" text,
	"repas" text,
	"transport" text,
	"parcours_id" integer,
	"epreuves_id" integer,
	"dossard_inclus" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voyage_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"voyages_id" integer NOT NULL,
	"titre" text,
	"description" text,
	"ordre" integer DEFAULT 0 NOT NULL,
	"fichier" text NOT NULL,
	"largeur" integer NOT NULL,
	"hauteur" integer NOT NULL,
	"position" geometry(Point,4326),
	"prete" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voyage_versions" (
	"voyages_id" integer NOT NULL,
	"version" integer NOT NULL,
	"section" text NOT NULL,
	"users_id" integer,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voyage_versions_voyages_id_version_pk" PRIMARY KEY("voyages_id","version")
);
--> statement-breakpoint
CREATE TABLE "voyages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"agences_id" integer NOT NULL,
	"titre" text DEFAULT '' NOT NULL,
	"description" text,
	"lieu" text,
	"pays" text DEFAULT 'FR' NOT NULL,
	"region" text,
	"departement" text,
	"position" geometry(Point,4326),
	"duree_jours" integer,
	"niveau" text,
	"sports" text[] DEFAULT '{}' NOT NULL,
	"participants_min" integer,
	"participants_max" integer,
	"age_min" integer,
	"assurance" text,
	"acces" text,
	"formalites" text,
	"materiel" text[] DEFAULT '{}' NOT NULL,
	"delai_heures" integer DEFAULT 72 NOT NULL,
	"delai_attente_heures" integer DEFAULT 48 NOT NULL,
	"acompte" integer DEFAULT 30 NOT NULL,
	"solde_jours" integer DEFAULT 30 NOT NULL,
	"reglement" text,
	"bareme" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note_moyenne" real,
	"nb_notes" integer DEFAULT 0 NOT NULL,
	"etat" integer DEFAULT 0 NOT NULL,
	"annulation_motif" text,
	"renvoi_motif" text,
	"publie_le" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voyages_acompte_check" CHECK ("voyages"."acompte" between 0 and 100),
	CONSTRAINT "voyages_delai_check" CHECK ("voyages"."delai_heures" between 1 and 720)
);
--> statement-breakpoint
ALTER TABLE "agence_actualites" ADD CONSTRAINT "agence_actualites_agences_id_agences_id_fk" FOREIGN KEY ("agences_id") REFERENCES "public"."agences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agence_extensions" ADD CONSTRAINT "agence_extensions_agences_id_agences_id_fk" FOREIGN KEY ("agences_id") REFERENCES "public"."agences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agence_partenaires" ADD CONSTRAINT "agence_partenaires_agences_id_agences_id_fk" FOREIGN KEY ("agences_id") REFERENCES "public"."agences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agence_photos" ADD CONSTRAINT "agence_photos_agences_id_agences_id_fk" FOREIGN KEY ("agences_id") REFERENCES "public"."agences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agence_social" ADD CONSTRAINT "agence_social_agences_id_agences_id_fk" FOREIGN KEY ("agences_id") REFERENCES "public"."agences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agence_invitations" ADD CONSTRAINT "agence_invitations_agences_id_agences_id_fk" FOREIGN KEY ("agences_id") REFERENCES "public"."agences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agence_invitations" ADD CONSTRAINT "agence_invitations_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agence_invitations" ADD CONSTRAINT "agence_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agence_membres" ADD CONSTRAINT "agence_membres_agences_id_agences_id_fk" FOREIGN KEY ("agences_id") REFERENCES "public"."agences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agence_membres" ADD CONSTRAINT "agence_membres_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agences" ADD CONSTRAINT "agences_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disponibilite_prix" ADD CONSTRAINT "disponibilite_prix_disponibilites_id_disponibilites_id_fk" FOREIGN KEY ("disponibilites_id") REFERENCES "public"."disponibilites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disponibilites" ADD CONSTRAINT "disponibilites_voyages_id_voyages_id_fk" FOREIGN KEY ("voyages_id") REFERENCES "public"."voyages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attentes" ADD CONSTRAINT "attentes_disponibilites_id_disponibilites_id_fk" FOREIGN KEY ("disponibilites_id") REFERENCES "public"."disponibilites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attentes" ADD CONSTRAINT "attentes_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attentes" ADD CONSTRAINT "attentes_reservations_id_reservations_id_fk" FOREIGN KEY ("reservations_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_reservations_id_reservations_id_fk" FOREIGN KEY ("reservations_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_journal" ADD CONSTRAINT "reservation_journal_reservations_id_reservations_id_fk" FOREIGN KEY ("reservations_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_journal" ADD CONSTRAINT "reservation_journal_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_disponibilites_id_disponibilites_id_fk" FOREIGN KEY ("disponibilites_id") REFERENCES "public"."disponibilites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_formulaires_id_formulaires_id_fk" FOREIGN KEY ("formulaires_id") REFERENCES "public"."formulaires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyage_cards" ADD CONSTRAINT "voyage_cards_voyages_id_voyages_id_fk" FOREIGN KEY ("voyages_id") REFERENCES "public"."voyages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyage_actualites" ADD CONSTRAINT "voyage_actualites_voyages_id_voyages_id_fk" FOREIGN KEY ("voyages_id") REFERENCES "public"."voyages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyage_extensions" ADD CONSTRAINT "voyage_extensions_voyages_id_voyages_id_fk" FOREIGN KEY ("voyages_id") REFERENCES "public"."voyages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyage_partenaires" ADD CONSTRAINT "voyage_partenaires_voyages_id_voyages_id_fk" FOREIGN KEY ("voyages_id") REFERENCES "public"."voyages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyage_social" ADD CONSTRAINT "voyage_social_voyages_id_voyages_id_fk" FOREIGN KEY ("voyages_id") REFERENCES "public"."voyages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyage_inclus" ADD CONSTRAINT "voyage_inclus_voyages_id_voyages_id_fk" FOREIGN KEY ("voyages_id") REFERENCES "public"."voyages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyage_journal" ADD CONSTRAINT "voyage_journal_voyages_id_voyages_id_fk" FOREIGN KEY ("voyages_id") REFERENCES "public"."voyages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyage_journal" ADD CONSTRAINT "voyage_journal_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyage_journees" ADD CONSTRAINT "voyage_journees_voyages_id_voyages_id_fk" FOREIGN KEY ("voyages_id") REFERENCES "public"."voyages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyage_journees" ADD CONSTRAINT "voyage_journees_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyage_journees" ADD CONSTRAINT "voyage_journees_epreuves_id_epreuves_id_fk" FOREIGN KEY ("epreuves_id") REFERENCES "public"."epreuves"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyage_photos" ADD CONSTRAINT "voyage_photos_voyages_id_voyages_id_fk" FOREIGN KEY ("voyages_id") REFERENCES "public"."voyages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyage_versions" ADD CONSTRAINT "voyage_versions_voyages_id_voyages_id_fk" FOREIGN KEY ("voyages_id") REFERENCES "public"."voyages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyage_versions" ADD CONSTRAINT "voyage_versions_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyages" ADD CONSTRAINT "voyages_agences_id_agences_id_fk" FOREIGN KEY ("agences_id") REFERENCES "public"."agences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyages" ADD CONSTRAINT "voyages_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agence_actualites_agences_id_idx" ON "agence_actualites" USING btree ("agences_id","date");--> statement-breakpoint
CREATE INDEX "agence_extensions_agences_id_idx" ON "agence_extensions" USING btree ("agences_id");--> statement-breakpoint
CREATE INDEX "agence_partenaires_agences_id_idx" ON "agence_partenaires" USING btree ("agences_id","ordre");--> statement-breakpoint
CREATE INDEX "agence_photos_agences_id_idx" ON "agence_photos" USING btree ("agences_id","ordre");--> statement-breakpoint
CREATE INDEX "agence_photos_fichier_idx" ON "agence_photos" USING btree ("fichier");--> statement-breakpoint
CREATE INDEX "agence_social_agences_id_idx" ON "agence_social" USING btree ("agences_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agence_invitations_token_hash_key" ON "agence_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "agence_invitations_agences_id_idx" ON "agence_invitations" USING btree ("agences_id","id");--> statement-breakpoint
CREATE INDEX "agence_invitations_email_idx" ON "agence_invitations" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "agence_invitations_users_id_idx" ON "agence_invitations" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "agence_invitations_accepted_by_idx" ON "agence_invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "agence_membres_users_id_idx" ON "agence_membres" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agences_slug_key" ON "agences" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "agences_a_verifier_idx" ON "agences" USING btree ("created_at") WHERE verifie_le is null;--> statement-breakpoint
CREATE INDEX "agences_created_by_idx" ON "agences" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "agences_recherche_idx" ON "agences" USING gin ("recherche" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "disponibilite_prix_disponibilites_id_idx" ON "disponibilite_prix" USING btree ("disponibilites_id","created_at");--> statement-breakpoint
CREATE INDEX "disponibilites_voyages_id_idx" ON "disponibilites" USING btree ("voyages_id","debut","id");--> statement-breakpoint
CREATE INDEX "disponibilites_fin_idx" ON "disponibilites" USING btree ("fin");--> statement-breakpoint
CREATE UNIQUE INDEX "attentes_key" ON "attentes" USING btree ("disponibilites_id","users_id") WHERE etat in ('attente', 'proposee');--> statement-breakpoint
CREATE INDEX "attentes_disponibilites_id_idx" ON "attentes" USING btree ("disponibilites_id","etat","id");--> statement-breakpoint
CREATE INDEX "attentes_users_id_idx" ON "attentes" USING btree ("users_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "attentes_expire_le_idx" ON "attentes" USING btree ("expire_le") WHERE etat = 'proposee';--> statement-breakpoint
CREATE INDEX "attentes_reservations_id_idx" ON "attentes" USING btree ("reservations_id");--> statement-breakpoint
CREATE UNIQUE INDEX "formulaires_empreinte_key" ON "formulaires" USING btree ("empreinte");--> statement-breakpoint
CREATE INDEX "participants_reservations_id_idx" ON "participants" USING btree ("reservations_id","ordre");--> statement-breakpoint
CREATE INDEX "reservation_journal_reservations_id_idx" ON "reservation_journal" USING btree ("reservations_id","id");--> statement-breakpoint
CREATE INDEX "reservation_journal_users_id_idx" ON "reservation_journal" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_cle_key" ON "reservations" USING btree ("users_id","cle");--> statement-breakpoint
CREATE INDEX "reservations_users_id_idx" ON "reservations" USING btree ("users_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reservations_disponibilites_id_idx" ON "reservations" USING btree ("disponibilites_id","etat","id");--> statement-breakpoint
CREATE INDEX "reservations_expire_le_idx" ON "reservations" USING btree ("expire_le") WHERE etat = 'demande';--> statement-breakpoint
CREATE UNIQUE INDEX "voyage_cards_slug_key" ON "voyage_cards" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "voyage_cards_prochain_idx" ON "voyage_cards" USING btree ("prochain","voyages_id") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "voyage_cards_prix_des_idx" ON "voyage_cards" USING btree ("prix_des","voyages_id") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "voyage_cards_duree_jours_idx" ON "voyage_cards" USING btree ("duree_jours","voyages_id") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "voyage_cards_titre_tri_idx" ON "voyage_cards" USING btree ("titre_tri","voyages_id") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "voyage_cards_note_idx" ON "voyage_cards" USING btree ("note" DESC NULLS LAST,"voyages_id") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "voyage_cards_pays_idx" ON "voyage_cards" USING btree ("pays","region","prochain") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "voyage_cards_agences_id_idx" ON "voyage_cards" USING btree ("agences_id","prochain");--> statement-breakpoint
CREATE INDEX "voyage_cards_recherche_idx" ON "voyage_cards" USING gin ("recherche");--> statement-breakpoint
CREATE INDEX "voyage_cards_position_idx" ON "voyage_cards" USING gist ("position");--> statement-breakpoint
CREATE INDEX "voyage_cards_valable_jusqua_idx" ON "voyage_cards" USING btree ("valable_jusqua");--> statement-breakpoint
CREATE INDEX "voyage_mots_mot_idx" ON "voyage_mots" USING btree ("mot" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "voyage_actualites_voyages_id_idx" ON "voyage_actualites" USING btree ("voyages_id","date");--> statement-breakpoint
CREATE INDEX "voyage_extensions_voyages_id_idx" ON "voyage_extensions" USING btree ("voyages_id");--> statement-breakpoint
CREATE INDEX "voyage_partenaires_voyages_id_idx" ON "voyage_partenaires" USING btree ("voyages_id","ordre");--> statement-breakpoint
CREATE INDEX "voyage_social_voyages_id_idx" ON "voyage_social" USING btree ("voyages_id");--> statement-breakpoint
CREATE INDEX "voyage_inclus_voyages_id_idx" ON "voyage_inclus" USING btree ("voyages_id","ordre");--> statement-breakpoint
CREATE INDEX "voyage_journal_voyages_id_idx" ON "voyage_journal" USING btree ("voyages_id","created_at");--> statement-breakpoint
CREATE INDEX "voyage_journal_users_id_idx" ON "voyage_journal" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "voyage_journees_voyages_id_idx" ON "voyage_journees" USING btree ("voyages_id","ordre");--> statement-breakpoint
CREATE INDEX "voyage_journees_parcours_id_idx" ON "voyage_journees" USING btree ("parcours_id");--> statement-breakpoint
CREATE INDEX "voyage_journees_epreuves_id_idx" ON "voyage_journees" USING btree ("epreuves_id");--> statement-breakpoint
CREATE INDEX "voyage_photos_voyages_id_idx" ON "voyage_photos" USING btree ("voyages_id","ordre");--> statement-breakpoint
CREATE INDEX "voyage_photos_fichier_idx" ON "voyage_photos" USING btree ("fichier");--> statement-breakpoint
CREATE INDEX "voyage_versions_users_id_idx" ON "voyage_versions" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voyages_slug_key" ON "voyages" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "voyages_agences_id_idx" ON "voyages" USING btree ("agences_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "voyages_a_valider_idx" ON "voyages" USING btree ("updated_at") WHERE etat = 1;--> statement-breakpoint
CREATE INDEX "voyages_created_by_idx" ON "voyages" USING btree ("created_by");