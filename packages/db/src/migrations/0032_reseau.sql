CREATE TABLE "reseau_aretes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reseau_aretes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"noeud_a" integer NOT NULL,
	"noeud_b" integer NOT NULL,
	"ligne" text NOT NULL,
	"altitudes" text NOT NULL,
	"longueur" real NOT NULL,
	"nb_parcours" integer NOT NULL,
	"terrains" jsonb NOT NULL,
	"emprise" geometry(Polygon,4326) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "reseau_aretes_emprise_idx" ON "reseau_aretes" USING gist ("emprise");