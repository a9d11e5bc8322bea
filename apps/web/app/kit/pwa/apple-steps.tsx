export function AppleSteps() {
  return (
    <ol className="grid list-decimal gap-1 ps-5">
      <li>Touchez le bouton «&nbsp;Partager&nbsp;» de Safari&nbsp;: un carré et une flèche.</li>
      <li>Choisissez «&nbsp;Sur l’écran d’accueil&nbsp;», puis «&nbsp;Ajouter&nbsp;».</li>
    </ol>
  )
}
