-- Collectivities overseas are départements of the lists (produit 4.10): those whose postal code was known get
-- theirs. Cards say the zone of their race: all are made anew within a minute.
CREATE OR REPLACE FUNCTION pg_temp.collectivite(code_postal text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select case
    when replace(code_postal, ' ', '') = '97133' then '977'
    when replace(code_postal, ' ', '') = '97150' then '978'
    when replace(code_postal, ' ', '') ~ '^9(75|77|78|84|86|87|88)[0-9]{2}$' then left(replace(code_postal, ' ', ''), 3)
  end
$$;--> statement-breakpoint
UPDATE "courses" SET "departement" = pg_temp.collectivite("code_postal"), "region" = 'COM'
  WHERE "pays" = 'FR' AND "departement" IS NULL AND pg_temp.collectivite("code_postal") IS NOT NULL;--> statement-breakpoint
UPDATE "magasins" SET "departement" = pg_temp.collectivite("code_postal"), "fuseau" = CASE pg_temp.collectivite("code_postal")
    WHEN '975' THEN 'America/Miquelon' WHEN '977' THEN 'America/St_Barthelemy' WHEN '978' THEN 'America/Marigot'
    WHEN '984' THEN 'Indian/Kerguelen' WHEN '986' THEN 'Pacific/Wallis' WHEN '987' THEN 'Pacific/Tahiti'
    ELSE 'Pacific/Noumea' END
  WHERE "pays" = 'FR' AND "departement" IS NULL AND pg_temp.collectivite("code_postal") IS NOT NULL;--> statement-breakpoint
UPDATE "parcours" SET "region" = 'COM' WHERE "departement" IN ('975', '977', '978', '984', '986', '987', '988');--> statement-breakpoint
UPDATE "course_cards" SET "valable_jusqua" = now();--> statement-breakpoint
-- Names are found by their small words too (« C’est à nous », Eu, Y).
UPDATE "voyage_cards" SET "valable_jusqua" = now();--> statement-breakpoint
UPDATE "magasin_cards" SET "valable_jusqua" = now();--> statement-breakpoint
UPDATE "parcours_cards" SET "recherche" = "recherche" || setweight(to_tsvector('simple', "titre_tri"), 'A');
