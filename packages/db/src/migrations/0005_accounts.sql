CREATE TABLE "audience_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audience_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"users_id" integer,
	"props" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"expires_at" timestamp with time zone NOT NULL
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
	"accepted_by" integer
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
CREATE TABLE "journal_staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer,
	"action" text NOT NULL,
	"objet_id" integer NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"kind" text NOT NULL,
	"cle" text NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profils" ADD COLUMN "visibilite" text DEFAULT 'membres' NOT NULL;--> statement-breakpoint
ALTER TABLE "profils" ADD COLUMN "initiales_resultats" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profils" ADD COLUMN "notifications" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profils" ADD COLUMN "licence_type" text;--> statement-breakpoint
ALTER TABLE "profils" ADD COLUMN "licence_numero" text;--> statement-breakpoint
ALTER TABLE "profils" ADD COLUMN "licence_fin" date;--> statement-breakpoint
ALTER TABLE "profils" ADD COLUMN "pps_numero" text;--> statement-breakpoint
ALTER TABLE "profils" ADD COLUMN "pps_fin" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "supprime_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audience_events" ADD CONSTRAINT "audience_events_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comptes_externes" ADD CONSTRAINT "comptes_externes_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_flows" ADD CONSTRAINT "external_flows_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demandes" ADD CONSTRAINT "demandes_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demandes" ADD CONSTRAINT "demandes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jetons" ADD CONSTRAINT "jetons_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_staff" ADD CONSTRAINT "journal_staff_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points" ADD CONSTRAINT "points_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profil_social" ADD CONSTRAINT "profil_social_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suivis" ADD CONSTRAINT "suivis_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suivis" ADD CONSTRAINT "suivis_suivi_id_users_id_fk" FOREIGN KEY ("suivi_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audience_events_name_idx" ON "audience_events" USING btree ("name","created_at");--> statement-breakpoint
CREATE INDEX "audience_events_created_at_idx" ON "audience_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audience_events_users_id_idx" ON "audience_events" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comptes_externes_subject_key" ON "comptes_externes" USING btree ("third","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "comptes_externes_users_id_key" ON "comptes_externes" USING btree ("users_id","third");--> statement-breakpoint
CREATE UNIQUE INDEX "external_flows_state_hash_key" ON "external_flows" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "external_flows_users_id_idx" ON "external_flows" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "external_flows_expires_at_idx" ON "external_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contact_messages_users_id_idx" ON "contact_messages" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "demandes_pending_key" ON "demandes" USING btree ("users_id","type") WHERE etat = 'en_attente';--> statement-breakpoint
CREATE INDEX "demandes_etat_idx" ON "demandes" USING btree ("etat","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_users_id_idx" ON "invitations" USING btree ("users_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invitations_accepted_by_idx" ON "invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "jetons_token_hash_key" ON "jetons" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "jetons_users_id_idx" ON "jetons" USING btree ("users_id","usage");--> statement-breakpoint
CREATE INDEX "journal_staff_staff_id_idx" ON "journal_staff" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "points_deed_key" ON "points" USING btree ("users_id","kind","cle");--> statement-breakpoint
CREATE INDEX "points_users_id_idx" ON "points" USING btree ("users_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profil_social_users_id_idx" ON "profil_social" USING btree ("users_id","id");--> statement-breakpoint
CREATE INDEX "suivis_suivi_id_idx" ON "suivis" USING btree ("suivi_id");