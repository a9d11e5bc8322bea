import { PageHead } from '../../../page-head.tsx'
import { publicHeaders } from '../../../prefetch.ts'
import { useSession } from '../../../session/session-provider.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { HowItWorks } from '../../../ui/how-it-works.tsx'
import { ReliefImage } from '../../../ui/relief-image.tsx'
import { MES_PARCOURS } from './paths.ts'

export const headers = publicHeaders

const STEPS = [
  {
    title: 'Déposez votre fichier',
    text: 'GPX, TCX ou FIT, de n’importe quelle montre ou application. Il est gardé tel quel, et vous pouvez le reprendre à tout moment.',
  },
  {
    title: 'Relisez, complétez',
    text: 'Distance, dénivelé et montées sont calculés avec une méthode publique et vérifiée. Ajoutez un titre, les surfaces, les points d’eau, vos photos.',
  },
  {
    title: 'Publiez',
    text: 'L’équipe relit chaque parcours avant qu’il paraisse. Si quelque chose manque, elle vous dit quoi.',
  },
] as const

const PROMISES = [
  'Vos heures de passage, votre fréquence cardiaque et votre appareil ne sont jamais publiés.',
  'Vous pouvez cacher les abords de votre départ\u00a0: ils ne quittent alors pas le serveur, ni dans la carte, ni dans les fichiers.',
  'Vos parcours restent les vôtres\u00a0: vous les retirez quand vous voulez.',
  'Chaque parcours publié vous rapporte 150\u00a0points, une seule fois.',
] as const

/** Produit 14.1, /contributeur-de-parcours: what offering a route means, in one screen. */
export default function ContributeurDeParcours() {
  const { isAuth } = useSession()
  return (
    <main id="contenu">
      <PageHead
        description="Partagez vos parcours de course à pied et de trail&nbsp;: carte, profil et dénivelé calculés, vie privée protégée, fichiers prêts pour la montre."
        path="/contributeur-de-parcours"
        title="Partagez vos parcours"
      />
      <div className="page grid gap-12 py-10 md:py-16">
        <header className="grid items-center gap-8 md:grid-cols-2">
          <div className="grid gap-5">
            <h1 className="text-4xl text-balance md:text-5xl">
              Vos parcours méritent d’être courus
            </h1>
            <p className="text-lg text-ink-soft">
              Un fichier de votre montre devient une page claire, avec sa carte, son profil et ses
              montées, prête à être suivie.
            </p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink icon="upload" to={MES_PARCOURS} variant="primary">
                Ajouter un parcours
              </ButtonLink>
              {!isAuth && <ButtonLink to="/inscription">Créer un compte</ButtonLink>}
            </div>
          </div>
          <div className="overflow-hidden rounded-card">
            <ReliefImage
              className="w-full"
              isEager
              kind="parcours"
              slug="contributeur-de-parcours"
            />
          </div>
        </header>
        <HowItWorks promises={PROMISES} steps={STEPS} title="En trois étapes" />
      </div>
    </main>
  )
}
