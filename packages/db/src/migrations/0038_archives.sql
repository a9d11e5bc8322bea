CREATE TABLE "archive_refus" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "archive_refus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"archives_id" integer NOT NULL,
	"rang" integer NOT NULL,
	"dedans" integer NOT NULL,
	"fichier" text NOT NULL,
	"raison" text NOT NULL,
	CONSTRAINT "archive_refus_key" UNIQUE("archives_id","rang","dedans")
);
--> statement-breakpoint
CREATE TABLE "archives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "archives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"nom" text NOT NULL,
	"taille" bigint NOT NULL,
	"recu" bigint DEFAULT 0 NOT NULL,
	"dossier" text NOT NULL,
	"etat" text DEFAULT 'envoi' NOT NULL,
	"rang" integer DEFAULT 0 NOT NULL,
	"dedans" integer DEFAULT 0 NOT NULL,
	"avance" integer DEFAULT 0 NOT NULL,
	"gardees" integer DEFAULT 0 NOT NULL,
	"deja" integer DEFAULT 0 NOT NULL,
	"doublons" integer DEFAULT 0 NOT NULL,
	"refusees" integer DEFAULT 0 NOT NULL,
	"photos" integer DEFAULT 0 NOT NULL,
	"message" text,
	"lu_par" text,
	"battu_le" timestamp with time zone,
	"tentatives" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fini_le" timestamp with time zone,
	CONSTRAINT "archives_taille_check" CHECK ("archives"."taille" > 0 and "archives"."recu" between 0 and "archives"."taille")
);
--> statement-breakpoint
ALTER TABLE "activites" ADD COLUMN "double_de" integer;--> statement-breakpoint
ALTER TABLE "activites" ADD COLUMN "capteurs" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "archive_refus" ADD CONSTRAINT "archive_refus_archives_id_archives_id_fk" FOREIGN KEY ("archives_id") REFERENCES "public"."archives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archives" ADD CONSTRAINT "archives_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archives_users_id_idx" ON "archives" USING btree ("users_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "archives_ouverte_key" ON "archives" USING btree ("users_id") WHERE etat in ('envoi', 'attente', 'lecture', 'arretee');--> statement-breakpoint
CREATE INDEX "archives_attente_idx" ON "archives" USING btree ("updated_at") WHERE etat in ('attente', 'lecture');--> statement-breakpoint
ALTER TABLE "activites" ADD CONSTRAINT "activites_double_de_activites_id_fk" FOREIGN KEY ("double_de") REFERENCES "public"."activites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "activites_double_idx" ON "activites" USING btree ("double_de") WHERE double_de is not null;