import { type DemoSeance, seance } from './demo-seance.ts'

export const SEANCES_RENFORCEMENT: readonly DemoSeance[] = [
  seance(
    'renfo-20',
    "Renforcement général 20'",
    ['autre', 'renforcement', 'debutant'],
    [20, 4],
    '3x(45" RPE 5 «\u00a0squats\u00a0» + récup 15" + 45" RPE 5 «\u00a0pompes, genoux au sol au besoin\u00a0» + récup 15" + 45" RPE 5 «\u00a0fentes\u00a0» + récup 15" + 45" RPE 5 «\u00a0gainage ventral\u00a0» + récup 15") r=1\' + 5\' RPE 2 «\u00a0étirements doux\u00a0»',
    'Quatre exercices, trois tours, aucun matériel. Un mouvement bien fait vaut mieux qu’un mouvement de plus.',
  ),
  seance(
    'renfo-30',
    "Renforcement général 30'",
    ['autre', 'renforcement', 'intermediaire'],
    [30, 4],
    '5\' RPE 2 «\u00a0mobilité\u00a0» + 4x(40" RPE 5 «\u00a0squats\u00a0» + récup 20" + 40" RPE 5 «\u00a0pont fessier\u00a0» + récup 20" + 40" RPE 5 «\u00a0fentes arrière\u00a0» + récup 20" + 40" RPE 5 «\u00a0gainage latéral\u00a0» + récup 20" + 40" RPE 5 «\u00a0montées sur mollets\u00a0» + récup 20") + 5\' RPE 2 «\u00a0étirements doux\u00a0»',
    'Jambes, fessiers, tronc et mollets\u00a0: ce qui porte la foulée et protège des blessures.',
  ),
  seance(
    'gainage-15',
    "Gainage 15'",
    ['autre', 'renforcement', 'debutant'],
    [15, 3],
    '3x(45" RPE 3 «\u00a0ventral\u00a0» + récup 15" + 45" RPE 3 «\u00a0latéral droit\u00a0» + récup 15" + 45" RPE 3 «\u00a0latéral gauche\u00a0» + récup 15" + 45" RPE 3 «\u00a0dorsal\u00a0» + récup 15") r=1\'',
    'Un quart d’heure à la maison. Respirez, et arrêtez-vous avant que le dos se creuse.',
  ),
  seance(
    'renfo-pieds',
    "Pieds et chevilles 15'",
    ['autre', 'renforcement', 'debutant'],
    [15, 3],
    '3x(40" RPE 3 «\u00a0équilibre pied droit\u00a0» + récup 20" + 40" RPE 3 «\u00a0équilibre pied gauche\u00a0» + récup 20" + 40" RPE 3 «\u00a0montées sur pointes\u00a0» + récup 20" + 40" RPE 3 «\u00a0marche sur talons\u00a0» + récup 20") r=1\'',
    'L’équilibre sur un pied, les mollets, la voûte plantaire\u00a0: l’assurance du coureur de sentiers.',
  ),
  seance(
    'renfo-trail',
    "Force pour le trail 35'",
    ['autre', 'renforcement', 'confirme'],
    [35, 5],
    '8\' RPE 2 «\u00a0mobilité\u00a0» + 4x(45" RPE 5 «\u00a0descente lente de marche\u00a0» + récup 15" + 45" RPE 5 «\u00a0squats sautés\u00a0» + récup 15" + 45" RPE 5 «\u00a0chaise contre un mur\u00a0» + récup 15" + 45" RPE 5 «\u00a0fentes marchées\u00a0» + récup 15" + 45" RPE 5 «\u00a0gainage\u00a0» + récup 15") r=30" + 5\' RPE 2 «\u00a0étirements doux\u00a0»',
    'Du travail excentrique pour les quadriceps, que les descentes mettent à l’épreuve. Les courbatures passent en deux séances.',
  ),
  seance(
    'renfo-bonds',
    "Bondissements 25'",
    ['autre', 'renforcement', 'confirme'],
    [25, 5],
    "8' EF + 2x(6x20\" RPE 8 «\u00a0cloche-pied, foulées bondissantes, pieds joints\u00a0» r=40\") R=2' + 1' RPE 2 «\u00a0marche\u00a0»",
    'Sur herbe, et seulement bien échauffé. Cherchez un appui bref, jamais la hauteur.',
  ),
]
