import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { named } from '../../../form/named.ts'
import { SessionForm } from '../../../form/session-form.tsx'
import { PageHead } from '../../../page-head.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { MyOrganisateurs } from './my-organisateurs.tsx'
import { useCreateOrganisateur } from './organisateurs.mutations.ts'
import { mineQuery } from './organisateurs.queries.ts'
import { editorPath, MES_ORGANISATEURS, ORGANISATEUR } from './paths.ts'

const EXCEPTION = 'L’organisateur n’a pas pu être créé. Vérifiez votre connexion et réessayez.'

/** /contribution/organisateurs: those that I run, and where a new one begins. */
export default function MesOrganisateurs() {
  const { isPending } = useQuery(mineQuery)
  return (
    <main className="page grid gap-10 py-6 md:py-10" id="contenu">
      <PageHead
        description="Vos organisateurs."
        isPrivate
        path={MES_ORGANISATEURS}
        title="Mes organisateurs"
      />
      <header className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">Mes organisateurs</h1>
        <p className="text-ink-soft">
          Les clubs, associations et sociétés dont vous gérez les courses.{' '}
          <TextLink to={ORGANISATEUR}>Retrouver une structure déjà inscrite</TextLink>
        </p>
      </header>
      {isPending ? <Skeleton className="h-32 rounded-card" /> : <MyOrganisateurs />}
      <section aria-labelledby="creer" className="grid max-w-xl scroll-mt-24 gap-5">
        <SectionHeading
          id="creer"
          lead="Cherchez d’abord s’il n’est pas déjà inscrit&nbsp;: ses courses y sont peut-être."
          title="Créer un organisateur"
        />
        <Card>
          <CreateForm />
        </Card>
      </section>
    </main>
  )
}

function CreateForm() {
  const create = useCreateOrganisateur()
  const navigate = useNavigate()
  return (
    <SessionForm
      draft="organisateur"
      exception={EXCEPTION}
      mutation={{
        ...create,
        mutate: (form) =>
          create.mutate(form, { onSuccess: ({ id }) => void navigate(editorPath(id)) }),
      }}
      submit="Créer l’organisateur"
    >
      {(errors) => (
        <>
          <TextField
            {...named('nom', errors)}
            autoComplete="organization"
            label="Nom"
            maxLength={120}
          />
          <TextField
            {...named('ville', errors)}
            autoComplete="address-level2"
            isOptional
            label="Ville"
            maxLength={120}
          />
        </>
      )}
    </SessionForm>
  )
}
