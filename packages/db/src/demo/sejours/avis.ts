type DemoAvisSejour = { note: number; texte: string; reponse?: string }

export const AVIS_SEJOURS: Readonly<Record<string, readonly DemoAvisSejour[]>> = {
  'Le tour du Mont-Blanc en courant': [
    {
      note: 5,
      texte:
        'Le plus beau voyage à pied que j’aie fait. Le rythme est juste, la guide a su nous faire partir tôt le jour des orages.',
      reponse: 'Merci\u00a0! Ce jour-là, le groupe a été exemplaire.',
    },
    {
      note: 4,
      texte:
        'Superbe, et vraiment exigeant\u00a0: les 36\u00a0km de Courmayeur à La Fouly sont une grosse journée. Un dortoir bruyant, sinon rien à redire.',
    },
  ],
  'Balcons de Chamonix, week-end découverte': [
    {
      note: 5,
      texte:
        'J’ai enfin compris comment descendre sans freiner. Petit groupe, moniteur très pédagogue.',
    },
  ],
  'Le Queyras de village en village': [
    { note: 5, texte: 'Des lumières folles, des gîtes adorables et les bagages toujours là.' },
    { note: 4, texte: 'Très beau. La journée du Viso mérite qu’on parte plus tôt.' },
  ],
  'Beaufortain, lacs et alpages': [
    { note: 5, texte: 'Accessible et dépaysant. La cave à beaufort vaut les crampes.' },
  ],
  'Traversée des hauts plateaux du Vercors': [
    {
      note: 4,
      texte:
        'Le désert à une heure de Grenoble. Peu d’eau\u00a0: suivez la consigne des deux litres.',
      reponse: 'Exactement\u00a0: la Vierge du Vercors elle-même porte sa gourde.',
    },
  ],
  'Premier trail dans le Vercors': [
    {
      note: 5,
      texte:
        'Je courais depuis quatre mois. Personne ne m’a attendue en soupirant, j’ai tout fini.',
    },
    { note: 5, texte: 'Idéal en famille, mon fils de quinze ans a adoré.' },
  ],
  'Vercors blanc, courir sur la neige': [
    {
      note: 4,
      texte: 'Peu de neige le samedi, ils ont changé de piste sans hésiter. Fondue méritée.',
    },
  ],
  'Gorges du Verdon, sentiers et crêtes': [
    {
      note: 5,
      texte: 'Les départs à l’aube font toute la différence. Et le bain de quinze heures.',
    },
    { note: 3, texte: 'Beau séjour, mais on marche plus qu’on ne court le deuxième jour.' },
  ],
  'Valensole au temps des lavandes': [
    { note: 5, texte: 'Le plateau à six heures du matin, sans un car. Merci.' },
  ],
  'Calanques et Sainte-Victoire': [
    {
      note: 4,
      texte: 'Grand soleil en décembre, sentiers vides. L’hôtel est un peu loin du port.',
    },
  ],
  'GR 20 sud, de Vizzavona à Conca': [
    { note: 5, texte: 'Dur, sec, magnifique. Les tentes montées à l’arrivée changent la vie.' },
  ],
  'Le cap Corse par le sentier des douaniers': [
    { note: 5, texte: 'Course, bain, course, bain. Le paradis des mollets.' },
  ],
  'Le chemin de Stevenson en courant': [
    {
      note: 5,
      texte: 'Six jours de vraie itinérance sans porter. L’abbaye est un moment à part.',
    },
    { note: 4, texte: 'Des étapes longues\u00a0: n’y venez pas sans entraînement.' },
  ],
  'Mont Lozère et corniches du Tarn': [
    { note: 5, texte: 'Des paysages que je ne soupçonnais pas, et une table excellente.' },
  ],
  'Marche nordique sur le causse Méjean': [
    { note: 5, texte: 'Une monitrice passionnée, des chevaux au loin, et personne d’autre.' },
  ],
  'Les pointes de la presqu’île de Crozon': [
    { note: 5, texte: 'Le vent, la lumière, les kouign-amann. On y retourne au printemps.' },
    { note: 4, texte: 'Très bien organisé. Prévoyez de vrais vêtements de pluie.' },
  ],
  'Le tour de Belle-Île en trois jours': [
    { note: 4, texte: 'Cassant et splendide. La deuxième étape ne pardonne pas.' },
  ],
  'Gavarnie, trois cirques': [
    { note: 5, texte: 'Troumouse au petit matin, seuls avec les isards.' },
  ],
  'Nuit au pic du Midi': [
    {
      note: 5,
      texte: 'La nuit à l’observatoire restera. Ma fille de douze ans a suivi sans peine.',
    },
  ],
  'Puys et Sancy, courir sur les volcans': [
    { note: 4, texte: 'Des chemins doux et un vrai groupe. Un jour de brouillard, bien géré.' },
  ],
  'La Réunion, les trois cirques en courant': [
    {
      note: 5,
      texte: 'Mafate en courant, les îlets, le rhum arrangé de Marla. Préparez vos quadriceps.',
      reponse: 'Et le rougail\u00a0? À bientôt chez nous\u00a0!',
    },
  ],
  'Piton des Neiges et volcan': [
    {
      note: 5,
      texte: 'Le lever du soleil au sommet, puis le volcan\u00a0: deux mondes en une semaine.',
    },
  ],
  'Haut Atlas, vallées berbères': [
    {
      note: 5,
      texte:
        'L’accueil dans les villages, la cuisine de Hassan, les cols à trois mille. Un séjour humain avant d’être sportif.',
      reponse: 'Je lui ai lu votre message, il vous attend pour le thé.',
    },
    { note: 4, texte: 'Très beau programme. Le Toubkal en lendemain d’étape est costaud.' },
  ],
  'Madère, levadas et crêtes': [
    { note: 5, texte: 'Chaque jour un autre paysage. Deux guides pour onze, on le sent.' },
    {
      note: 4,
      texte: 'Beaucoup d’escaliers, mes genoux s’en souviennent. La forêt de Fanal est irréelle.',
      reponse: 'Merci\u00a0! Les bâtons sont désormais dans la liste du matériel conseillé.',
    },
  ],
  'Lanzarote, la semaine au soleil': [
    { note: 4, texte: 'Un entraîneur attentif, et reprendre en short en janvier, quel luxe.' },
  ],
  'Alpes juliennes, lacs et rois de Slovénie': [
    { note: 5, texte: 'La Soča, tout simplement. Et des refuges où l’on chante, c’est vrai.' },
  ],
  'Les Cinque Terre, un village par matin': [
    { note: 5, texte: 'Les sentiers du haut sont vides, même en mai. Très bien pensé.' },
  ],
  'West Highland Way, l’Écosse à pied levé': [
    { note: 4, texte: 'Il a plu quatre jours sur six et j’ai tout aimé. Rannoch Moor\u00a0!' },
  ],
  'Crète de l’ouest, gorges et villages blancs': [
    {
      note: 5,
      texte: 'Samaria tôt le matin, puis la côte\u00a0: le meilleur équilibre sport et vacances.',
    },
  ],
}
