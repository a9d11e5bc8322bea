import type { FormatModele } from '@foulee/contract/shared/tableau'
import { TYPE_COURSE_LABELS } from '@foulee/domain/courses/course'
import { type TemplateColumn, writeTemplate } from '#platform/spreadsheets/write-template.ts'

const column = (titre: string, aide: string, exemple: string): TemplateColumn => ({
  ...{ titre, aide, exemple },
})

const COLUMNS: readonly TemplateColumn[] = [
  column('Nom', 'Le nom de la course\u00a0: il le faut.', 'Trail des Crêtes'),
  column('Épreuve', 'Une ligne par épreuve.', 'Le 21 km'),
  { ...column('Type', 'Ce que l’on y court.', 'Trail'), choix: Object.values(TYPE_COURSE_LABELS) },
  column('Date', 'Le jour\u00a0: il le faut.', '16/05/2027'),
  column('Date de fin', 'Le dernier jour, s’il y en a plusieurs.', ''),
  column('Heure', 'L’heure du départ.', '9h30'),
  column('Ville', 'La commune du départ.', 'Grenoble'),
  column('Code postal', 'Il dit le département.', '38000'),
  column('Pays', 'Vide pour la France.', 'France'),
  column('Latitude', 'En degrés.', '45,1885'),
  column('Longitude', 'En degrés.', '5,7245'),
  column('Distance (km)', 'En kilomètres.', '21,1'),
  column('D+ (m)', 'En mètres.', '1200'),
  column('Ravitaillements', 'Leur nombre.', '3'),
  column('Prix', 'En euros.', '25,50'),
  column('Places', 'Leur nombre.', '500'),
  column('Site', 'L’adresse du site.', 'https://exemple.fr'),
  column('Url inscription', 'Où l’on s’inscrit.', 'https://exemple.fr/inscription'),
  column('Organisateur', 'Son nom.', 'Les Crêtes'),
  column('Email', 'Pour joindre l’organisateur.', 'contact@exemple.fr'),
  column('Téléphone', 'Pour joindre l’organisateur.', '04 76 00 00 00'),
  column('Description', 'Quelques phrases.', ''),
]

export const writeModele = (format: FormatModele) =>
  writeTemplate({ nom: 'modele-courses', feuille: 'Courses', columns: COLUMNS, format })
