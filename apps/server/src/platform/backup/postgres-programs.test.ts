import { expect, it } from 'vitest'
import { getDatabaseName, toDatabase, toLibpq } from './postgres-programs.ts'

it.each([
  ['postgres://u@h:5433/foulee', 'postgres://u@h:5433/foulee', {}],
  ['postgres://u:s%40cret@h/foulee', 'postgres://u@h/foulee', { PGPASSWORD: 's@cret' }],
  ['postgres://u@h/foulee?password=secret', 'postgres://u@h/foulee', { PGPASSWORD: 'secret' }],
  ['postgres://u@h/f?sslmode=require&uselibpqcompat=true', 'postgres://u@h/f?sslmode=require', {}],
])('%s is passed without its password', (address, url, env) => {
  expect(toLibpq(address)).toEqual({ url, env })
})

it('toDatabase names another database of the same server', () => {
  expect(toDatabase('postgres://u:p@h/foulee?sslmode=require', 'postgres')).toBe(
    'postgres://u:p@h/postgres?sslmode=require',
  )
  expect(getDatabaseName('postgres://u@h/foul%C3%A9e')).toBe('foulée')
})
