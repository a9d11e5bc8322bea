UPDATE "course_cards" SET "valable_jusqua" = now() WHERE "courses_id" IN (SELECT e."courses_id" FROM "editions" e JOIN "epreuves" p ON p."editions_id" = e."id" WHERE p."parcours_id" IS NOT NULL);
