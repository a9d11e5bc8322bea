CREATE TABLE "resultat_passages" (
	"resultats_id" integer NOT NULL,
	"metres" integer NOT NULL,
	"temps" integer NOT NULL,
	CONSTRAINT "resultat_passages_resultats_id_metres_pk" PRIMARY KEY("resultats_id","metres"),
	CONSTRAINT "resultat_passages_metres_check" CHECK ("resultat_passages"."metres" > 0),
	CONSTRAINT "resultat_passages_temps_check" CHECK ("resultat_passages"."temps" between 1 and 2000000)
);
--> statement-breakpoint
ALTER TABLE "resultat_passages" ADD CONSTRAINT "resultat_passages_resultats_id_resultats_id_fk" FOREIGN KEY ("resultats_id") REFERENCES "public"."resultats"("id") ON DELETE cascade ON UPDATE no action;