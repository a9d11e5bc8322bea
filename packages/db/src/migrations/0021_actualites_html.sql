-- News were plain text; they are clean HTML from now on: what was written stays as it was read.
UPDATE "course_actualites" SET "texte" = '<p>' || replace(
  regexp_replace(
    trim(both E'\n' from replace(replace(replace("texte", '&', '&amp;'), '<', '&lt;'), '>', '&gt;')),
    E'\n{2,}', '</p><p>', 'g'),
  E'\n', '<br>') || '</p>';
--> statement-breakpoint
UPDATE "course_cards" SET "valable_jusqua" = 'epoch';
