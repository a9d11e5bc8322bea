import { LatestActivites } from '#features/parcours/activites/latest-activites.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { MakeRoute } from './make-route.tsx'
import { MyRoutes } from './my-routes.tsx'
import { MES_PARCOURS } from './paths.ts'
import { UploadZone } from './upload-zone.tsx'

/** /contribution/parcours (produit 9.2). */
export default function MesParcours() {
  return (
    <main className="page grid gap-10 py-6 md:py-10" id="contenu">
      <PageHead description="Vos parcours." isPrivate path={MES_PARCOURS} title="Mes parcours" />
      <header className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">Mes parcours</h1>
        <p className="text-ink-soft">
          Partagez les parcours que vous aimez.{' '}
          <TextLink to="/contributeur-de-parcours">Comment ça marche</TextLink>
        </p>
      </header>
      <UploadZone />
      <MyRoutes />
      <LatestActivites
        renderAction={({ id, titre }) => <MakeRoute activite={id} titre={titre} />}
      />
    </main>
  )
}
