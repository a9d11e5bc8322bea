import type { ReactNode } from 'react'
import { BannerDoor, Door } from './door.tsx'
import { type Place, WhereToRun } from './where-to-run.tsx'

type LowerPartProps = {
  places: readonly Place[]
  months: ReactNode
  cards: { courir: ReactNode; entrainer: ReactNode; voyager: ReactNode }
}

/** Below the fold: loaded after the scripts of the search. */
export default function LowerPart({ places, months, cards }: LowerPartProps) {
  return (
    <div className="grid gap-16 lg:gap-20">
      <WhereToRun months={months} places={places} />
      <div className="landing-doors">
        <Door
          card={cards.courir}
          id="courir"
          label="Voir les parcours"
          text="Des parcours tracés et racontés par des coureurs, avec leur carte, leur profil et leur fichier pour la montre."
          title="Et d’ici là, où courir&nbsp;?"
          to="/itineraires"
          verb="Courir"
        />
        <Door
          card={cards.entrainer}
          id="entrainement"
          label="Voir les plans"
          text="Des plans écrits par des coachs, à lire en entier et à placer sur vos jours, à rebours de la ligne de départ."
          title="Une course en tête&nbsp;?"
          to="/plans-entrainement"
          verb="S’entraîner"
        />
        <Door
          card={cards.voyager}
          id="sejours"
          label="Voir les séjours"
          text="Des séjours jour par jour, avec le parcours de chaque étape, les départs qui restent et une agence dont les papiers sont montrés."
          title="Envie d’ailleurs&nbsp;?"
          to="/destinations"
          verb="Voyager"
        />
      </div>
      <BannerDoor
        id="ensemble"
        label="Voir les sorties"
        relief="evenement"
        slug="rendez-vous"
        text="La sortie du mardi, l’atelier du samedi, l’essai de chaussures au magasin du coin&nbsp;: les rendez-vous près de chez vous, avec leur allure et les places qui restent."
        title="Et si vous ne couriez plus seul&nbsp;?"
        to="/sorties"
      />
      <BannerDoor
        id="organisateurs"
        label="Publier ma course"
        relief="parcours"
        slug="depart"
        text="Elle a sa place sur la carte. Retrouvez votre club ou votre association, et publiez-la."
        title="Vous organisez une course&nbsp;?"
        to="/organisateur"
      />
    </div>
  )
}
