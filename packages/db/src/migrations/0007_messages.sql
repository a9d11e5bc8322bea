CREATE TABLE "canal_membres" (
	"channels_id" integer NOT NULL,
	"users_id" integer NOT NULL,
	"etat" text DEFAULT 'ouvert' NOT NULL,
	"lu_id" integer DEFAULT 0 NOT NULL,
	"depuis_id" integer DEFAULT 0 NOT NULL,
	"est_muet" boolean DEFAULT false NOT NULL,
	"est_gerant" boolean DEFAULT false NOT NULL,
	"quitte_le" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canal_membres_channels_id_users_id_pk" PRIMARY KEY("channels_id","users_id")
);
--> statement-breakpoint
CREATE TABLE "canaux" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canaux_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"objet_kind" text,
	"objet_id" integer,
	"membre_a" integer,
	"membre_b" integer,
	"nom" text,
	"nb_messages" integer DEFAULT 0 NOT NULL,
	"dernier_id" integer,
	"dernier_le" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canaux_objet_check" CHECK (("canaux"."objet_kind" is null) = ("canaux"."objet_id" is null)),
	CONSTRAINT "canaux_objet_type_check" CHECK (("canaux"."objet_kind" is null) = ("canaux"."type" in ('direct', 'groupe'))),
	CONSTRAINT "canaux_duo_check" CHECK (("canaux"."type" = 'direct') = ("canaux"."membre_a" is not null and "canaux"."membre_b" is not null)
        and "canaux"."membre_a" < "canaux"."membre_b"),
	CONSTRAINT "canaux_nom_check" CHECK (("canaux"."type" = 'groupe') = ("canaux"."nom" is not null))
);
--> statement-breakpoint
CREATE TABLE "message_pieces" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_pieces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"messages_id" integer NOT NULL,
	"ordre" integer NOT NULL,
	"kind" text NOT NULL,
	"fichier" text NOT NULL,
	"largeur" integer,
	"hauteur" integer,
	"nom" text,
	"distance" integer,
	"denivele" integer,
	"ligne" text
);
--> statement-breakpoint
CREATE TABLE "message_reactions" (
	"messages_id" integer NOT NULL,
	"users_id" integer NOT NULL,
	"reaction_types_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_reactions_messages_id_users_id_pk" PRIMARY KEY("messages_id","users_id")
);
--> statement-breakpoint
CREATE TABLE "message_reglages" (
	"users_id" integer PRIMARY KEY NOT NULL,
	"messages_de" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_signales" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_signales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"messages_id" integer NOT NULL,
	"empreinte" text NOT NULL,
	"texte" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channels_id" integer NOT NULL,
	"users_id" integer,
	"client_id" uuid NOT NULL,
	"texte" text DEFAULT '' NOT NULL,
	"reponse_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modifie_le" timestamp with time zone,
	"supprime_le" timestamp with time zone,
	"masque_le" timestamp with time zone,
	"masque_motif" text
);
--> statement-breakpoint
ALTER TABLE "canal_membres" ADD CONSTRAINT "canal_membres_channels_id_canaux_id_fk" FOREIGN KEY ("channels_id") REFERENCES "public"."canaux"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canal_membres" ADD CONSTRAINT "canal_membres_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canaux" ADD CONSTRAINT "canaux_membre_a_users_id_fk" FOREIGN KEY ("membre_a") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canaux" ADD CONSTRAINT "canaux_membre_b_users_id_fk" FOREIGN KEY ("membre_b") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pieces" ADD CONSTRAINT "message_pieces_messages_id_messages_id_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_messages_id_messages_id_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_reaction_types_id_reaction_types_id_fk" FOREIGN KEY ("reaction_types_id") REFERENCES "public"."reaction_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reglages" ADD CONSTRAINT "message_reglages_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_signales" ADD CONSTRAINT "message_signales_messages_id_messages_id_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channels_id_canaux_id_fk" FOREIGN KEY ("channels_id") REFERENCES "public"."canaux"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "canal_membres_users_id_idx" ON "canal_membres" USING btree ("users_id");--> statement-breakpoint
CREATE UNIQUE INDEX "canaux_objet_key" ON "canaux" USING btree ("objet_kind","objet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "canaux_duo_key" ON "canaux" USING btree ("membre_a","membre_b");--> statement-breakpoint
CREATE INDEX "canaux_membre_b_idx" ON "canaux" USING btree ("membre_b");--> statement-breakpoint
CREATE INDEX "canaux_dernier_le_idx" ON "canaux" USING btree ("dernier_le");--> statement-breakpoint
CREATE INDEX "message_pieces_messages_id_idx" ON "message_pieces" USING btree ("messages_id","ordre");--> statement-breakpoint
CREATE INDEX "message_pieces_fichier_idx" ON "message_pieces" USING btree ("fichier");--> statement-breakpoint
CREATE INDEX "message_reactions_users_id_idx" ON "message_reactions" USING btree ("users_id");--> statement-breakpoint
CREATE INDEX "message_reactions_reaction_types_id_idx" ON "message_reactions" USING btree ("reaction_types_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_signales_key" ON "message_signales" USING btree ("messages_id","empreinte");--> statement-breakpoint
CREATE INDEX "message_signales_created_at_idx" ON "message_signales" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_channels_id_idx" ON "messages" USING btree ("channels_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_id_key" ON "messages" USING btree ("users_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_texte_idx" ON "messages" USING gin (to_tsvector('francais', "texte"));