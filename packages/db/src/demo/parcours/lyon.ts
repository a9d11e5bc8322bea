import { BERGES, type DemoParcours, FORET, VILLE } from './demo-parcours.ts'

export const LYON: readonly DemoParcours[] = [
  {
    titre: 'Les crêtes de Fourvière et Croix-Rousse',
    lieu: ['Lyon', '69'],
    type: 'route',
    forme: 'boucle',
    distance: 8_600,
    denivele: 320,
    passages: `
      4.8345 45.7675 170 Place des Terreaux
      4.8318 45.7705 200 Montée de la Grande-Côte
      4.8322 45.7742 250 Place de la Croix-Rousse
      4.8265 45.7782 255
      4.8208 45.7775 250
      4.8192 45.7742 225
      4.8225 45.7705 172 Pont Koenig
      4.8212 45.768 172 Quai Pierre-Scize
      4.8168 45.765 230
      4.8172 45.7612 285
      4.8222 45.7622 294 Esplanade de Fourvière
      4.8198 45.7575 265 Théâtres romains
      4.8222 45.7532 225
      4.8242 45.7565 172 Saint-Georges
      4.8262 45.7602 170
      4.8268 45.7632 170 Pont de la Feuillée
      4.8298 45.7645 170
      4.8322 45.7602 169 Bellecour
      4.8348 45.7632 169
    `,
    surfaces: VILLE,
    auteur: 'karim',
    description:
      'Deux collines, des escaliers, des traboules, et le soleil levant sur la Presqu’île. À faire avant huit heures.',
    points: [[3.8, 'vue', 'Esplanade de Fourvière']],
  },
  {
    titre: 'Berges de Saône jusqu’à l’Île Barbe',
    lieu: ['Lyon', '69'],
    type: 'route',
    forme: 'aller_retour',
    distance: 10_000,
    denivele: 35,
    passages: `
      4.8262 45.7689 167 Subsistances
      4.8205 45.7704 167
      4.8142 45.7722 167
      4.8092 45.7748 167
      4.8082 45.7792 167
      4.8118 45.7835 167
      4.8168 45.787 168
      4.8222 45.7905 168
      4.8275 45.7938 168
      4.8325 45.7965 168 L’Île Barbe
      4.8368 45.8 168
      4.8412 45.8045 168
    `,
    surfaces: BERGES,
    auteur: 'karim',
    masque: 300,
    description:
      'Dix kilomètres plats et réguliers, sans une voiture\u00a0: parfait pour tenir une allure.',
    points: [[5, 'eau', 'Fontaine de l’Île Barbe']],
  },
  {
    titre: 'Piste du parc de Parilly',
    lieu: ['Bron', '69'],
    type: 'piste',
    forme: 'boucle',
    distance: 2_800,
    denivele: 8,
    passages: `
      4.9 45.722 202 Parc de Parilly
      4.9045 45.7222 203
      4.9078 45.719 203
      4.9065 45.7158 202
      4.9018 45.7148 201
      4.8978 45.7165 201
      4.8968 45.7202 202
    `,
    surfaces: [['compacted', 1]],
    auteur: 'samir',
    description:
      'La boucle balisée du parc, éclairée le soir\u00a0: répétitions de mille mètres et footings de récupération.',
  },
  {
    titre: 'Monts d’Or, les trois sommets',
    lieu: ['Saint-Cyr-au-Mont-d’Or', '69'],
    type: 'trail',
    forme: 'boucle',
    distance: 15_100,
    denivele: 660,
    passages: `
      4.818 45.814 300 Saint-Cyr-au-Mont-d’Or
      4.8122 45.8172 420
      4.8068 45.8182 560
      4.803 45.8222 612 Mont Cindre
      4.7985 45.8272 540
      4.794 45.8312 500
      4.8005 45.8352 560
      4.8035 45.8392 610 Mont Thou
      4.7968 45.8438 520
      4.7885 45.8472 580
      4.7838 45.852 625 Mont Verdun
      4.7902 45.8562 520
      4.7998 45.8555 420
      4.8092 45.8515 330 Poleymieux
      4.8145 45.844 350
      4.8182 45.836 400
      4.8205 45.8275 380
      4.8215 45.82 310
    `,
    surfaces: FORET,
    auteur: 'karim',
    description:
      'Le terrain de jeu des Lyonnais\u00a0: trois bosses courtes, des sentiers roulants et de la pierre dorée partout.',
  },
]
