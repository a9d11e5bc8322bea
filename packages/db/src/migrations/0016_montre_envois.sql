CREATE TABLE "montre_envois" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "montre_envois_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"montres_id" integer NOT NULL,
	"parcours_id" integer NOT NULL,
	"empreinte" text NOT NULL,
	"externe_id" text,
	"envoye_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "montre_envois" ADD CONSTRAINT "montre_envois_montres_id_montres_id_fk" FOREIGN KEY ("montres_id") REFERENCES "public"."montres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "montre_envois" ADD CONSTRAINT "montre_envois_parcours_id_parcours_id_fk" FOREIGN KEY ("parcours_id") REFERENCES "public"."parcours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "montre_envois_parcours_key" ON "montre_envois" USING btree ("montres_id","parcours_id");--> statement-breakpoint
CREATE INDEX "montre_envois_parcours_id_idx" ON "montre_envois" USING btree ("parcours_id");