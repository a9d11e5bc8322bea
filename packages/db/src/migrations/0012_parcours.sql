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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"fiche" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activites" ADD CONSTRAINT "activites_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commentaires" ADD CONSTRAINT "commentaires_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signalements" ADD CONSTRAINT "signalements_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signalements" ADD CONSTRAINT "signalements_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "montres" ADD CONSTRAINT "montres_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcours" ADD CONSTRAINT "parcours_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcours_journal" ADD CONSTRAINT "parcours_journal_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcours_journal" ADD CONSTRAINT "parcours_journal_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcours_photos" ADD CONSTRAINT "parcours_photos_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcours_points" ADD CONSTRAINT "parcours_points_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcours_traces" ADD CONSTRAINT "parcours_traces_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcours_cards" ADD CONSTRAINT "parcours_cards_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activites_users_id_idx" ON "activites" USING btree ("users_id","debut" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "commentaires_objet_idx" ON "commentaires" USING btree ("model","objet_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "commentaires_note_key" ON "commentaires" USING btree ("model","objet_id","users_id") WHERE note is not null;--> statement-breakpoint
CREATE INDEX "commentaires_users_id_idx" ON "commentaires" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "signalements_etat_idx" ON "signalements" USING btree ("etat","id");--> statement-breakpoint
CREATE UNIQUE INDEX "signalements_objet_key" ON "signalements" USING btree ("model","objet_id","users_id");--> statement-breakpoint
CREATE INDEX "signalements_users_id_idx" ON "signalements" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "montres_service_key" ON "montres" USING btree ("users_id","service");--> statement-breakpoint
CREATE UNIQUE INDEX "parcours_slug_key" ON "parcours" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "parcours_users_id_idx" ON "parcours" USING btree ("users_id","updated_at");--> statement-breakpoint
CREATE INDEX "parcours_etat_idx" ON "parcours" USING btree ("updated_at") WHERE etat = 1;--> statement-breakpoint
CREATE INDEX "parcours_journal_parcours_id_idx" ON "parcours_journal" USING btree ("parcours_id","created_at");--> statement-breakpoint
CREATE INDEX "parcours_journal_users_id_idx" ON "parcours_journal" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "parcours_photos_parcours_id_idx" ON "parcours_photos" USING btree ("parcours_id","ordre");--> statement-breakpoint
CREATE INDEX "parcours_photos_fichier_idx" ON "parcours_photos" USING btree ("fichier");--> statement-breakpoint
CREATE INDEX "parcours_points_parcours_id_idx" ON "parcours_points" USING btree ("parcours_id","metres");--> statement-breakpoint
CREATE UNIQUE INDEX "parcours_cards_slug_key" ON "parcours_cards" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "parcours_cards_publie_le_idx" ON "parcours_cards" USING btree ("publie_le" DESC NULLS LAST,"parcours_id" DESC NULLS LAST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "parcours_cards_departement_idx" ON "parcours_cards" USING btree ("departement","publie_le" DESC NULLS LAST,"parcours_id" DESC NULLS LAST) WHERE is_visible;--> statement-breakpoint
CREATE INDEX "parcours_cards_distance_idx" ON "parcours_cards" USING btree ("distance") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "parcours_cards_users_id_idx" ON "parcours_cards" USING btree ("users_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "parcours_cards_recherche_idx" ON "parcours_cards" USING gin ("recherche");--> statement-breakpoint
CREATE INDEX "parcours_cards_position_idx" ON "parcours_cards" USING gist ("position");--> statement-breakpoint
CREATE INDEX "parcours_cards_geometrie_idx" ON "parcours_cards" USING gist ("geometrie");--> statement-breakpoint
ALTER TABLE "epreuves" ADD CONSTRAINT "epreuves_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "epreuves_parcours_id_idx" ON "epreuves" USING btree ("parcours_id");--> statement-breakpoint
-- As for races (0002, 0003): what filters read stays in the row, the finished texts beside it.
alter table parcours_cards
  alter column carte set storage external,
  alter column fiche set storage external,
  alter column geometrie set storage external,
  alter column recherche set storage main,
  alter column types set storage main,
  alter column surfaces set storage main;--> statement-breakpoint
alter table parcours_cards set (toast_tuple_target = 256);
