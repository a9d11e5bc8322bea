import { useState } from 'react'
import { CreateForm, CreateThing } from '#kit/publication/create-thing.tsx'
import { track } from '#platform/analytics/track.ts'
import { api } from '#platform/api/api.ts'
import { fieldProps } from '#ui/form/field-props.ts'
import { assertFields, readLine } from '#ui/form/form-values.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { myOrganisateursQuery } from './contribution.queries.ts'
import { createCourse } from './course-calls.ts'
import { COURSE } from './course-kind.ts'

const NEW = 'nouveau'

export const CreateCourse = () => (
  <CreateThing kind={COURSE} owners={myOrganisateursQuery} ownersSaid="vos organisateurs">
    {(mine) => (
      <CreateForm
        // Produit 2.6: creating an organiser reloads the lists.
        changes={['organisateurs']}
        kind={COURSE}
        send={create}
        title={{
          name: 'nom',
          label: 'Nom de la course',
          hint: 'Tel qu’on le lit sur l’affiche, sans l’année.',
          maxLength: 200,
        }}
      >
        {(errors) => <OrganisateurFields errors={errors} mine={mine} />}
      </CreateForm>
    )}
  </CreateThing>
)

type OrganisateurFieldsProps = {
  mine: readonly { id: number; nom: string }[]
  errors: Record<string, string>
}

function OrganisateurFields({ mine, errors }: OrganisateurFieldsProps) {
  const [chosen, choose] = useState(String(mine[0]?.id ?? NEW))
  return (
    <>
      {mine.length > 0 && (
        <Select
          {...fieldProps('organisateurs_id', errors)}
          label="Organisateur"
          onChange={({ target }) => choose(target.value)}
          options={[
            ...mine.map(({ id, nom }) => ({ value: String(id), label: nom })),
            { value: NEW, label: 'Un nouvel organisateur…' },
          ]}
          value={chosen}
        />
      )}
      {chosen === NEW && (
        <>
          <TextField
            {...fieldProps('organisateur', errors)}
            autoComplete="organization"
            hint="L’association, le club, la mairie ou l’entreprise."
            label="Nom de l’organisateur"
            maxLength={120}
          />
          <p className="text-sm text-ink-soft">
            Il est déjà sur Foulée&nbsp;? <TextLink to="/organisateur">Revendiquez-le</TextLink>.
          </p>
        </>
      )}
    </>
  )
}

async function create(form: FormData) {
  const nom = readLine(form, 'nom')
  const chosen = readLine(form, 'organisateurs_id') || NEW
  const organisateur = readLine(form, 'organisateur')
  assertFields({
    nom: nom ? undefined : 'Donnez un nom à votre course.',
    organisateur: chosen === NEW && !organisateur ? 'Dites qui organise la course.' : undefined,
  })
  const organisateurs_id = chosen === NEW ? await createOrganisateur(organisateur) : chosen
  const course = await createCourse(api, { nom, organisateurs_id })
  track('course_create', { courses_id: course.id })
  return course
}

async function createOrganisateur(nom: string): Promise<string> {
  const { id } = await api('POST /api/courses/organisateurs', { body: { nom } })
  return String(id)
}
