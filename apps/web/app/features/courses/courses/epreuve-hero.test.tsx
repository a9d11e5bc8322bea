import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { exampleCourse, exampleEdition, exampleEpreuve } from './course-example.ts'
import { type DrawnProfil, EpreuveHero } from './epreuve-hero.tsx'

/** The profile of the race is the profile of its longest épreuve. */
const course = exampleCourse({ slug: 'trail-des-cretes', departement: '38', profil: [0, 100, 0] })

function listDrawn(profil: DrawnProfil): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <EpreuveHero
        course={course}
        edition={exampleEdition({ date_debut: '2027-06-12' })}
        epreuve={exampleEpreuve({ type: 'trail', parcours_id: 4 })}
        profil={profil}
      />
    </MemoryRouter>,
  )
  return [...html.matchAll(/src="(\/relief[^"]*)"/g)].map(([, src = '']) => src)
}

it.each([
  ['its own profile', [0, 40, 20], ['/relief/course.trail.-.ete/profil/0-40-20.svg']],
  ['the ground of its race', null, ['/relief/course.trail.alpes.ete/trail-des-cretes.svg']],
  ['nothing until it is known', 'awaited', []],
] as const)('the hero of an épreuve is drawn with %s', (_, profil, expected) =>
  expect(listDrawn(profil)).toEqual(expected),
)
