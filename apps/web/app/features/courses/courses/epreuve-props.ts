import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'

export type EpreuvePageProps = { course: Course; edition: Edition; epreuve: Epreuve }
