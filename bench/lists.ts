import { courses } from '@foulee/contract/courses/courses'
import type { Db } from '@foulee/db/connect'
import { addMonths } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import type { CourseQuery } from '../apps/server/src/features/courses/courses/course-conditions.ts'
import {
  courseList,
  courseSearch,
} from '../apps/server/src/features/courses/courses/courses.queries.ts'
import { compileCardList, EMPTY_CACHES, type Statement } from './card-lists.ts'

export type List = Record<string, string>

const today = parisDate(new Date())
const ALL_FILTERS = {
  texte: 'trail',
  distance_min: '15000',
  distance_max: '45000',
  date_min: today,
  date_max: addMonths(today, 4),
  surfaces: 'path',
  zone: '2.0,43.0,7.5,47.5',
}

export const LISTS: Record<string, List> = {
  'par défaut': {},
  'page 50': { page: '50' },
  'un département': { departement: '38' },
  'deux mots': { texte: 'trail des gorges' },
  'une carte': { zone: '5.0,44.8,6.5,46.0' },
  'un service': { services: 'douches' },
  'une distance': { distance_min: '40000', distance_max: '45000' },
  'tous les filtres': ALL_FILTERS,
}

const WORDS = ['trail', 'foulées', 'marathon', 'gorges', 'lavandes', 'corrida']
const WESTS = [-1, 1.5, 3.5]

export const FILTERED_LISTS: List[] = WORDS.flatMap((texte, index) =>
  WESTS.map((west) => ({
    ...ALL_FILTERS,
    texte,
    date_max: addMonths(today, 3 + index),
    zone: `${west},43.0,${west + 4},47.5`,
  })),
)

export const toPath = (list: List) => `/api/courses?${new URLSearchParams(list)}`

export async function compileList(db: Db, list: List, total?: number): Promise<Statement> {
  const query = courses['GET /api/courses'].query.parse(list) as CourseQuery
  const request = await courseSearch.understand(db, query, EMPTY_CACHES, new Date())
  return compileCardList(db, courseList, request, total)
}
