import { lazy } from 'react'
import { useMatches } from 'react-router'
import { privateHeaders } from '#platform/api/prefetch.ts'
import { memberPages } from './member-pages.ts'

export const headers = privateHeaders

const pages = new Map(Object.entries(memberPages).map(([path, load]) => [path, lazy(load)]))

export default function GuardedPage() {
  const Page = pages.get(useMatches().at(-1)?.id ?? '')
  return Page ? <Page /> : null
}
