CREATE TABLE "evenement_mots" (
	"mot" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "magasin_versions" (
	"version" integer NOT NULL,
	"section" text NOT NULL,
	"users_id" integer,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"magasins_id" integer NOT NULL,
	CONSTRAINT "magasin_versions_magasins_id_version_pk" PRIMARY KEY("magasins_id","version")
);
--> statement-breakpoint
CREATE TABLE "abonnements" (
	"users_id" integer NOT NULL,
	"cible_kind" text NOT NULL,
	"cible_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "abonnements_users_id_cible_kind_cible_id_pk" PRIMARY KEY("users_id","cible_kind","cible_id"),
	CONSTRAINT "abonnements_cible_check" CHECK ("abonnements"."cible_kind" <> 'profil')
);
--> statement-breakpoint
CREATE TABLE "publication_cibles" (
	"cible_kind" text NOT NULL,
	"cible_id" integer NOT NULL,
	"publications_id" integer NOT NULL,
	CONSTRAINT "publication_cibles_cible_kind_cible_id_publications_id_pk" PRIMARY KEY("cible_kind","cible_id","publications_id")
);
--> statement-breakpoint
CREATE TABLE "publication_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publication_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"titre" text,
	"description" text,
	"ordre" integer DEFAULT 0 NOT NULL,
	"fichier" text NOT NULL,
	"largeur" integer NOT NULL,
	"hauteur" integer NOT NULL,
	"prete" boolean DEFAULT false NOT NULL,
	"publications_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"cle" text,
	"objet_kind" text,
	"objet_id" integer,
	"fait_id" integer,
	"emetteur_kind" text NOT NULL,
	"emetteur_id" integer,
	"users_id" integer,
	"texte" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone,
	"masque_le" timestamp with time zone,
	"masque_motif" text,
	"nb_commentaires" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "publications_objet_check" CHECK (("publications"."objet_kind" is null) = ("publications"."objet_id" is null))
);
--> statement-breakpoint
CREATE TABLE "publications_masquees" (
	"users_id" integer NOT NULL,
	"publications_id" integer NOT NULL,
	CONSTRAINT "publications_masquees_users_id_publications_id_pk" PRIMARY KEY("users_id","publications_id")
);
--> statement-breakpoint
CREATE TABLE "reaction_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reaction_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cle" text NOT NULL,
	"label" text NOT NULL,
	"emoji" text NOT NULL,
	"ordre" integer DEFAULT 0 NOT NULL,
	"est_actif" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reactions" (
	"publications_id" integer NOT NULL,
	"users_id" integer NOT NULL,
	"reaction_types_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reactions_publications_id_users_id_pk" PRIMARY KEY("publications_id","users_id")
);
--> statement-breakpoint
CREATE TABLE "sourdines" (
	"users_id" integer NOT NULL,
	"cible_kind" text NOT NULL,
	"cible_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sourdines_users_id_cible_kind_cible_id_pk" PRIMARY KEY("users_id","cible_kind","cible_id")
);
--> statement-breakpoint
CREATE TABLE "actualites_site" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "actualites_site_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"titre" text NOT NULL,
	"texte" text NOT NULL,
	"image" text,
	"image_alt" text,
	"publie_le" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mises_en_avant" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mises_en_avant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"publications_id" integer NOT NULL,
	"titre" text NOT NULL,
	"debut" timestamp with time zone NOT NULL,
	"fin" timestamp with time zone NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mises_en_avant_dates_check" CHECK ("mises_en_avant"."debut" < "mises_en_avant"."fin")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"titre" text NOT NULL,
	"description" text,
	"service" text NOT NULL,
	"video" text NOT NULL,
	"duree" integer,
	"affiche" text,
	"ordre" integer DEFAULT 0 NOT NULL,
	"publie_le" timestamp with time zone,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flux_evenements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flux_evenements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"rang" integer,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flux_rangs" (
	"users_id" integer PRIMARY KEY NOT NULL,
	"rang" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_choix" (
	"users_id" integer NOT NULL,
	"kind" text NOT NULL,
	"app" boolean,
	"mail" text,
	"push" boolean,
	CONSTRAINT "notification_choix_users_id_kind_pk" PRIMARY KEY("users_id","kind"),
	CONSTRAINT "notification_choix_mail_check" CHECK ("notification_choix"."mail" in ('jamais', 'aussitot', 'quotidien', 'hebdomadaire'))
);
--> statement-breakpoint
CREATE TABLE "notification_reglages" (
	"users_id" integer PRIMARY KEY NOT NULL,
	"heure" smallint NOT NULL,
	"jour" smallint NOT NULL,
	"resume_le" date,
	CONSTRAINT "notification_reglages_heure_check" CHECK ("notification_reglages"."heure" between 0 and 23),
	CONSTRAINT "notification_reglages_jour_check" CHECK ("notification_reglages"."jour" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "push_appareils" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_appareils_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"sessions_id" integer NOT NULL,
	"adresse" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"nom" text NOT NULL,
	"echecs" integer DEFAULT 0 NOT NULL,
	"pas_avant" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocages" (
	"users_id" integer NOT NULL,
	"bloque_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocages_users_id_bloque_id_pk" PRIMARY KEY("users_id","bloque_id"),
	CONSTRAINT "blocages_not_oneself" CHECK ("blocages"."users_id" <> "blocages"."bloque_id")
);
--> statement-breakpoint
CREATE TABLE "suggestions_refusees" (
	"users_id" integer NOT NULL,
	"cible_kind" text NOT NULL,
	"cible_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suggestions_refusees_users_id_cible_kind_cible_id_pk" PRIMARY KEY("users_id","cible_kind","cible_id")
);
--> statement-breakpoint
DROP INDEX "faits_kind_idx";--> statement-breakpoint
DROP INDEX "evenements_recherche_idx";--> statement-breakpoint
DROP INDEX "evenements_departement_idx";--> statement-breakpoint
-- What is derived of the events that are there already; the next save of each writes it whole.
INSERT INTO "evenement_mots" ("mot") SELECT DISTINCT mot FROM "evenements", regexp_split_to_table(lower(unaccent("recherche")), '[^[:alnum:]]+') mot WHERE length(mot) BETWEEN 3 AND 40;--> statement-breakpoint
ALTER TABLE "evenements" ALTER COLUMN "recherche" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "evenements" ALTER COLUMN "recherche" SET DATA TYPE tsvector USING setweight(to_tsvector('francais', concat_ws(' ', "titre", "ville")), 'A') || setweight(to_tsvector('francais', "recherche"), 'C');--> statement-breakpoint
ALTER TABLE "evenements" ALTER COLUMN "recherche" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "evenements" ADD COLUMN "fuseau" text DEFAULT 'Europe/Paris' NOT NULL;--> statement-breakpoint
ALTER TABLE "evenements" ADD COLUMN "titre_tri" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "evenements" ADD COLUMN "fin_le" timestamp with time zone;--> statement-breakpoint
UPDATE "evenements" e SET "titre_tri" = lower(unaccent("titre")), "fin_le" = (SELECT max("fin") FROM "evenement_dates" d WHERE d."evenements_id" = e."id" AND d."annule_le" IS NULL), "fuseau" = CASE "departement" WHEN '971' THEN 'America/Guadeloupe' WHEN '972' THEN 'America/Martinique' WHEN '973' THEN 'America/Cayenne' WHEN '974' THEN 'Indian/Reunion' WHEN '975' THEN 'America/Miquelon' WHEN '976' THEN 'Indian/Mayotte' WHEN '977' THEN 'America/Guadeloupe' WHEN '978' THEN 'America/Guadeloupe' WHEN '987' THEN 'Pacific/Tahiti' WHEN '988' THEN 'Pacific/Noumea' ELSE 'Europe/Paris' END;--> statement-breakpoint
ALTER TABLE "reductions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "dans_app" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "attend_depuis" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activites" ADD COLUMN "partage" text DEFAULT 'personne' NOT NULL;--> statement-breakpoint
ALTER TABLE "activites" ADD COLUMN "rayon_masque" integer DEFAULT 200 NOT NULL;--> statement-breakpoint
ALTER TABLE "activites" ADD COLUMN "croquis" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "magasin_versions" ADD CONSTRAINT "magasin_versions_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "magasin_versions" ADD CONSTRAINT "magasin_versions_magasins_id_magasins_id_fk" FOREIGN KEY ("magasins_id") REFERENCES "public"."magasins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abonnements" ADD CONSTRAINT "abonnements_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_cibles" ADD CONSTRAINT "publication_cibles_publications_id_publications_id_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_photos" ADD CONSTRAINT "publication_photos_publications_id_publications_id_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications_masquees" ADD CONSTRAINT "publications_masquees_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications_masquees" ADD CONSTRAINT "publications_masquees_publications_id_publications_id_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_publications_id_publications_id_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_reaction_types_id_reaction_types_id_fk" FOREIGN KEY ("reaction_types_id") REFERENCES "public"."reaction_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sourdines" ADD CONSTRAINT "sourdines_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actualites_site" ADD CONSTRAINT "actualites_site_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mises_en_avant" ADD CONSTRAINT "mises_en_avant_publications_id_publications_id_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mises_en_avant" ADD CONSTRAINT "mises_en_avant_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flux_evenements" ADD CONSTRAINT "flux_evenements_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flux_rangs" ADD CONSTRAINT "flux_rangs_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choix" ADD CONSTRAINT "notification_choix_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reglages" ADD CONSTRAINT "notification_reglages_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_appareils" ADD CONSTRAINT "push_appareils_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_appareils" ADD CONSTRAINT "push_appareils_sessions_id_sessions_id_fk" FOREIGN KEY ("sessions_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocages" ADD CONSTRAINT "blocages_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocages" ADD CONSTRAINT "blocages_bloque_id_users_id_fk" FOREIGN KEY ("bloque_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions_refusees" ADD CONSTRAINT "suggestions_refusees_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evenement_mots_mot_idx" ON "evenement_mots" USING btree ("mot" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "magasin_versions_users_id_idx" ON "magasin_versions" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "abonnements_cible_idx" ON "abonnements" USING btree ("cible_kind","cible_id");--> statement-breakpoint
CREATE INDEX "publication_cibles_publications_id_idx" ON "publication_cibles" USING btree ("publications_id");--> statement-breakpoint
CREATE INDEX "publication_photos_publications_id_idx" ON "publication_photos" USING btree ("publications_id","ordre");--> statement-breakpoint
CREATE INDEX "publication_photos_fichier_idx" ON "publication_photos" USING btree ("fichier");--> statement-breakpoint
CREATE UNIQUE INDEX "publications_cle_key" ON "publications" USING btree ("cle");--> statement-breakpoint
CREATE INDEX "publications_objet_idx" ON "publications" USING btree ("objet_kind","objet_id");--> statement-breakpoint
CREATE INDEX "publications_fait_idx" ON "publications" USING btree ("kind","fait_id");--> statement-breakpoint
CREATE INDEX "publications_users_id_idx" ON "publications" USING btree ("users_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publications_masquees_publications_id_idx" ON "publications_masquees" USING btree ("publications_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reaction_types_cle_key" ON "reaction_types" USING btree ("cle");--> statement-breakpoint
CREATE INDEX "reactions_users_id_idx" ON "reactions" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "reactions_reaction_types_id_idx" ON "reactions" USING btree ("reaction_types_id");--> statement-breakpoint
CREATE UNIQUE INDEX "actualites_site_slug_key" ON "actualites_site" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "actualites_site_publie_le_idx" ON "actualites_site" USING btree ("publie_le" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "actualites_site_created_by_idx" ON "actualites_site" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "mises_en_avant_fin_idx" ON "mises_en_avant" USING btree ("fin");--> statement-breakpoint
CREATE INDEX "mises_en_avant_publications_id_idx" ON "mises_en_avant" USING btree ("publications_id");--> statement-breakpoint
CREATE INDEX "mises_en_avant_created_by_idx" ON "mises_en_avant" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "videos_video_key" ON "videos" USING btree ("service","video");--> statement-breakpoint
CREATE INDEX "videos_ordre_idx" ON "videos" USING btree ("ordre","id");--> statement-breakpoint
CREATE INDEX "videos_created_by_idx" ON "videos" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "flux_evenements_rang_key" ON "flux_evenements" USING btree ("users_id","rang") WHERE rang is not null;--> statement-breakpoint
CREATE INDEX "flux_evenements_sans_rang_idx" ON "flux_evenements" USING btree ("users_id","id") WHERE rang is null;--> statement-breakpoint
CREATE INDEX "flux_evenements_created_at_idx" ON "flux_evenements" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_appareils_adresse_key" ON "push_appareils" USING btree ("adresse");--> statement-breakpoint
CREATE INDEX "push_appareils_users_id_idx" ON "push_appareils" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "push_appareils_sessions_id_idx" ON "push_appareils" USING btree ("sessions_id");--> statement-breakpoint
CREATE INDEX "blocages_bloque_id_idx" ON "blocages" USING btree ("bloque_id");--> statement-breakpoint
CREATE INDEX "evenements_fin_le_idx" ON "evenements" USING btree ("fin_le") WHERE etat >= 100;--> statement-breakpoint
CREATE INDEX "evenements_titre_tri_idx" ON "evenements" USING btree ("titre_tri","id") WHERE etat >= 100;--> statement-breakpoint
CREATE INDEX "notifications_attend_idx" ON "notifications" USING btree ("users_id") WHERE attend_depuis is not null;--> statement-breakpoint
CREATE INDEX "profils_departement_idx" ON "profils" USING btree (left("code_postal", 2));--> statement-breakpoint
CREATE INDEX "faits_kind_idx" ON "faits" USING btree ("kind","users_id","jour");--> statement-breakpoint
CREATE INDEX "evenements_recherche_idx" ON "evenements" USING gin ("recherche");--> statement-breakpoint
CREATE INDEX "evenements_departement_idx" ON "evenements" USING btree ("departement","fin_le") WHERE etat >= 100;--> statement-breakpoint
-- Mails that were switched on or off on the profile stay so.
INSERT INTO "notification_choix" ("users_id", "kind", "mail")
SELECT "users_id", "key", CASE WHEN "value" = 'true' THEN 'aussitot' ELSE 'jamais' END
FROM "profils", jsonb_each_text("notifications")
WHERE "key" IN ('courses', 'sejours', 'evenements', 'avis', 'resultats', 'messages', 'abonnes');--> statement-breakpoint
ALTER TABLE "profils" DROP COLUMN "notifications";--> statement-breakpoint
ALTER TABLE "activites" ADD CONSTRAINT "activites_rayon_check" CHECK ("activites"."rayon_masque" between 0 and 2000);--> statement-breakpoint
UPDATE "magasin_cards" SET "valable_jusqua" = now();--> statement-breakpoint
-- How one may react, until staff says otherwise.
INSERT INTO "reaction_types" ("cle", "label", "emoji", "ordre") VALUES
  ('bravo', 'Bravo', '👏', 1),
  ('chapeau', 'Chapeau', '🎩', 2),
  ('courage', 'Courage', '💪', 3),
  ('envie', 'Ça donne envie', '🤩', 4),
  ('merci', 'Merci', '🙏', 5);
