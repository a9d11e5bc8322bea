import type { PremierTexte } from './premier-texte.ts'

const aide: PremierTexte = {
  cle: 'aide',
  chemin: '/aide',
  titre: 'Aide',
  section: 'aide',
  ordre: 10,
  description:
    'Par où commencer sur Foulée, que l’on coure, organise, vende des séjours ou entraîne.',
  html: [
    '<p>Choisissez ce que vous venez faire. Si la réponse n’y est pas, <a href="/nous-contacter">écrivez-nous</a>.</p>',
    '<h2>Vous courez</h2>',
    '<p>Trouver une course, garder sa run list, suivre un parcours, préparer une épreuve\u00a0: <a href="/aide/membres">l’aide aux membres</a>.</p>',
    '<h2>Vous organisez</h2>',
    '<p>Publier une course, ouvrir une édition, mettre les résultats en ligne\u00a0: <a href="/aide/organisateurs">l’aide aux organisateurs</a>.</p>',
    '<h2>Vous entraînez</h2>',
    '<p>Publier des plans, suivre des athlètes\u00a0: <a href="/aide/coachs">l’aide aux coachs et aux clubs</a>.</p>',
    '<h2>Vous proposez des séjours</h2>',
    '<p>Montrer ses papiers, publier un séjour, tenir un départ\u00a0: <a href="/aide/agences">l’aide aux agences</a>.</p>',
  ],
}

const aideMembres: PremierTexte = {
  cle: 'aide-membres',
  chemin: '/aide/membres',
  titre: 'Aide aux membres',
  section: 'aide',
  ordre: 20,
  description:
    'Compte, courses, parcours, entraînement et vie privée\u00a0: ce que l’on fait sur Foulée, et où.',
  html: [
    '<h2>Créer un compte</h2>',
    '<p>Il faut avoir 15\u00a0ans et une adresse email. <a href="/inscription">Créez votre compte</a>, puis ouvrez le lien que vous recevez\u00a0: tant que l’adresse n’est pas vérifiée, on lit, mais on ne publie pas. Mot de passe perdu\u00a0? <a href="/mot-de-passe-oublie">Demandez un nouveau lien</a>.</p>',
    '<h2>Trouver une course</h2>',
    '<p>Le <a href="/calendrier">calendrier</a> se lit sans compte, par département ou par mois. Avec un compte, <a href="/courses">la recherche</a> filtre par distance, type, dénivelé, date et lieu, en liste ou sur la carte. L’inscription se fait chez l’organisateur\u00a0: le bouton y mène.</p>',
    '<h2>La run list</h2>',
    '<p>Gardez une course, un parcours ou un séjour dans <a href="/ma-runlist">votre run list</a>. Vous êtes prévenu si une course que vous gardez change de date ou est annulée.</p>',
    '<h2>Les parcours</h2>',
    '<p>Chaque parcours donne sa distance, son dénivelé, ses pentes, un temps estimé et un fichier pour la montre. «\u00a0Garder sur cet appareil\u00a0» permet de le suivre sans réseau. Vous pouvez <a href="/contributeur-de-parcours">partager les vôtres</a>\u00a0: l’équipe les relit avant de les publier.</p>',
    '<h2>S’entraîner</h2>',
    '<p>Choisissez <a href="/plans-entrainement">un plan</a>, donnez la date de votre objectif\u00a0: les séances se rangent dans votre agenda, et se déplacent. Une sortie enregistrée se rattache à la séance du jour.</p>',
    '<h2>Vos résultats</h2>',
    '<p>Retrouvez une ligne de résultat et demandez à ce qu’elle soit vôtre, avec le code de votre dossard ou auprès de l’organisateur. Elle paraît dans <a href="/mes-resultats">Mes résultats</a>. Vous pouvez n’y paraître que par vos initiales.</p>',
    '<h2>Le palmarès et la cote</h2>',
    '<p><a href="/mon-palmares">Mon palmarès</a> réunit vos résultats officiels et les courses courues ailleurs que vous déclarez, marquées comme telles. Personne d’autre ne le voit, sauf si vous le montrez sur votre page.</p>',
    '<p>Chaque course terminée vaut des points\u00a0: 1000 fois le temps de référence, divisé par le vôtre. Le temps de référence vient du record du monde du marathon masculin de 2023 (2h00\u00a0min\u00a035\u00a0s pour 42,195\u00a0km) et de la distance en km-effort (les kilomètres, plus le dénivelé positif en centaines de mètres)\u00a0: 7235\u00a0s × (km-effort / 42,195) puissance 1,06 jusqu’au marathon, 1,23 au-delà. Les records sur route de 5\u00a0km à 24\u00a0heures en sont à moins de 5\u00a0%.</p>',
    '<p>La cote est la moyenne (géométrique) des cinq meilleures courses des trois dernières années. Une course d’il y a deux ans pèse 37\u00a0% d’une course d’aujourd’hui. La fourchette se resserre quand les courses sont nombreuses, récentes et semblables\u00a0; c’est une estimation, pas une mesure. L’échelle est la même pour tous, sans âge ni sexe. Marches, relais et triathlons n’ont pas de points.</p>',
    '<h2>Votre tranquillité</h2>',
    '<p>Dans <a href="/reglages/confidentialite">vos réglages</a>, choisissez qui voit votre page. Vous pouvez bloquer quelqu’un, et signaler un contenu là où il se trouve. Les emails et les notifications se règlent un à un dans <a href="/reglages/notifications">Notifications</a>.</p>',
    '<h2>Partir</h2>',
    '<p>Emportez tout dans une archive ou fermez votre compte depuis <a href="/reglages/donnees">vos données</a>.</p>',
  ],
}

const aideOrganisateurs: PremierTexte = {
  cle: 'aide-organisateurs',
  chemin: '/aide/organisateurs',
  titre: 'Aide aux organisateurs',
  section: 'aide',
  ordre: 30,
  description:
    'Publier une course sur Foulée, ouvrir une édition, prévenir les coureurs et mettre les résultats en ligne.',
  html: [
    '<h2>Dire que c’est la vôtre</h2>',
    '<p>Si votre course est déjà là, ouvrez la page de l’organisateur et revendiquez-la\u00a0: un code arrive à l’adresse connue de l’organisateur, ou l’équipe vérifie. Sinon, <a href="/contribution/organisateurs">créez votre organisateur</a> et invitez ceux qui vous aident.</p>',
    '<h2>Publier une course</h2>',
    '<p>Depuis <a href="/contribution/courses">Mes courses</a>, créez-la, puis remplissez ce qui manque\u00a0: une description, un lieu, une édition avec sa date, une épreuve avec sa distance. Soumettez-la\u00a0: l’équipe la relit, la publie ou vous dit ce qu’il faut changer. Une fois publiée, elle reste à vous, et se change quand vous voulez.</p>',
    '<h2>Chaque année</h2>',
    '<p>Copiez l’édition passée\u00a0: les dates tombent le même jour de la semaine, les épreuves, les ravitaillements et les parcours suivent. Relisez les prix et l’adresse d’inscription.</p>',
    '<h2>Annuler ou reporter</h2>',
    '<p>Dites-le avec une raison\u00a0: elle est montrée à tous, et ceux qui gardent la course dans leur run list sont prévenus. La nouvelle date n’est pas encore connue\u00a0? Cochez la case\u00a0: la course s’affiche «\u00a0Reportée, date à venir\u00a0», jusqu’à ce que vous donniez le jour.</p>',
    '<h2>Les démarches</h2>',
    '<p>La page de la course liste ce que la loi demande, avec les délais\u00a0: calendrier, avis de la fédération, déclaration en mairie ou en préfecture, assurance, justificatifs de santé. Vous y cochez ce qui est fait.</p>',
    '<h2>Les résultats</h2>',
    '<p>Importez le fichier de votre chronométreur\u00a0: les colonnes se reconnaissent, un essai montre ce qui sera publié. Les coureurs peuvent demander une correction, ou ne paraître que par leurs initiales.</p>',
    '<h2>Sur votre site</h2>',
    '<p>Un cadre à coller montre votre course sur votre propre site, sans script ni cookie. Une affiche avec un code à scanner s’imprime depuis l’éditeur.</p>',
  ],
}

const aideCoachs: PremierTexte = {
  cle: 'aide-coachs',
  chemin: '/aide/coachs',
  titre: 'Aide aux coachs et aux clubs',
  section: 'aide',
  ordre: 40,
  description: 'Devenir coach ou club sur Foulée, publier des plans, suivre des athlètes.',
  html: [
    '<h2>Être reconnu</h2>',
    '<p>Demandez-le <a href="/inscription/club-et-coach">ici</a>. Un coach donne le numéro et la fin de sa carte professionnelle, son diplôme et son assureur\u00a0; un club, son SIRET ou son RNA et sa fédération. Des numéros, aucun document. L’équipe répond, avec une raison si elle refuse.</p>',
    '<h2>Publier un plan</h2>',
    "<p>Dans <a href=\"/contribution/plans\">Mes plans</a>, rangez des séances semaine par semaine. Une séance s’écrit comme on la dit\u00a0: «\u00a020' EF + 2x(8x30/30) r=3' + 10' RC\u00a0». L’équipe relit un plan avant de le publier.</p>",
    '<h2>Suivre des athlètes</h2>',
    '<p>Invitez un athlète, ou acceptez sa demande. Il choisit ce que vous voyez, et le change quand il veut. Ses semaines sont dans <a href="/contribution/athletes">Mes athlètes</a>\u00a0; chacun de vous peut y mettre fin, aussitôt.</p>',
    '<h2>Courir ensemble</h2>',
    '<p>Proposez une sortie ou un évènement depuis <a href="/contribution/evenements">Mes évènements</a>\u00a0: une date ou une série, des places, une liste d’attente, et un accueil qui lit les codes, même sans réseau.</p>',
  ],
}

const aideAgences: PremierTexte = {
  cle: 'aide-agences',
  chemin: '/aide/agences',
  titre: 'Aide aux agences',
  section: 'aide',
  ordre: 50,
  description:
    'Proposer des séjours de course à pied sur Foulée\u00a0: papiers, séjours, départs et réservations.',
  html: [
    '<h2>Montrer ses papiers</h2>',
    '<p>Créez <a href="/contribution/sejours/agences">votre agence</a> et donnez son immatriculation (IM et neuf chiffres), son garant et son assureur. Sans eux, aucun séjour n’est publié\u00a0: le code du tourisme le demande. L’équipe les vérifie.</p>',
    '<h2>Publier un séjour</h2>',
    '<p>Dans <a href="/contribution/sejours">Mes séjours</a>, décrivez-le jour par jour, avec ses parcours, ce qui est compris et ce qui ne l’est pas, les conditions d’annulation. Soumettez-le\u00a0: l’équipe le relit.</p>',
    '<h2>Les départs</h2>',
    '<p>Ajoutez des dates une à une ou par une règle, avec leur prix, leurs places et leurs chambres. Un départ réservé ne se supprime pas\u00a0: il s’annule, avec une raison que lisent ceux qui venaient.</p>',
    '<h2>Les réservations</h2>',
    '<p>Une demande attend votre réponse jusqu’à l’heure qu’elle indique. Le bureau d’un départ montre qui vient, les chambres, la liste d’attente, et permet d’écrire à tous. Le paiement se fait avec vous\u00a0: Foulée n’encaisse rien.</p>',
    '<h2>Après le retour</h2>',
    '<p>Ceux qui ont participé donnent leur avis, et vous pouvez y répondre. Ce que les voyageurs ont donné d’eux est effacé six mois après le retour\u00a0: exportez avant ce que votre comptabilité demande.</p>',
  ],
}

export const TEXTES_AIDE: readonly PremierTexte[] = [
  aide,
  aideMembres,
  aideOrganisateurs,
  aideCoachs,
  aideAgences,
]
