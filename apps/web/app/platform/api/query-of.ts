import type { Call, Input, Key, Output } from '@foulee/contract/shared/call'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** A list with its number; otherwise the answer without its envelope. */
export type Answer<K extends Key> =
  Output<K> extends { nb: number }
    ? Output<K>
    : Output<K> extends { data: infer Data }
      ? Data
      : Output<K>

type LooseCall = (key: Key, input: object, options: { signal?: AbortSignal }) => Promise<object>

export async function request<K extends Key>(
  call: Call,
  key: K,
  input: object,
  options: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<Answer<K>> {
  const answer = await (call as LooseCall)(key, input, options)
  return ('data' in answer && !('nb' in answer) ? answer.data : answer) as Answer<K>
}

export type NoInput<K extends Key> = Record<string, never> extends Input<K> ? true : false
type CallArguments<K extends Key> =
  NoInput<K> extends true ? [input?: Input<K>, call?: Call] : [input: Input<K>, call?: Call]

/**
 * Query of a call; its key is the call with its input.
 * @param call of the server, in a loader
 */
export function queryOf<K extends Key>(key: K, ...args: CallArguments<K>) {
  const [input = {}, call = api] = args as [input?: object, call?: Call]
  return queryOptions({
    queryKey: [key, input] as const,
    queryFn: ({ signal }) => request(call, key, input, { signal }),
  })
}

type Items<K extends Key> = Answer<K> extends { data: infer Data } ? Data : never

export function itemsOf<K extends Key>(key: K, ...args: CallArguments<K>) {
  const select = (answer: Answer<K>) => (answer as { data: Items<K> }).data
  return { ...queryOf(key, ...args), select }
}

type Counts = { shown: number; nb: number }
type List = { data: readonly unknown[]; nb: number }
type Count<A> = (answer: A) => Counts
type Counting<A> = A extends List
  ? [count?: undefined, call?: Call]
  : [count: Count<A>, call?: Call]

const countList = ({ data, nb }: List): Counts => ({ shown: data.length, nb })

/**
 * Query of a call by pages; its key is apart from that of one page. The page goes into the body of
 * a call that has one, else into its query.
 * @param counting items of one page, and of all, needed where the answer is not a list; then the
 * call of the server, in a loader
 */
export function pagesOf<K extends Key>(key: K, input: Input<K>, ...counting: Counting<Answer<K>>) {
  const parts: { query?: object; body?: object } = input
  const [count = countList as unknown as Count<Answer<K>>, call = api] = counting as unknown as [
    count?: Count<Answer<K>>,
    call?: Call,
  ]
  const part = parts.body ? 'body' : 'query'
  return infiniteQueryOptions({
    queryKey: [key, parts, 'pages'] as const,
    queryFn: ({ pageParam: page, signal }) =>
      request(call, key, { ...parts, [part]: { ...parts[part], page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + count(page).shown, 0)
      return shown < count(last).nb && count(last).shown > 0 ? pages.length + 1 : undefined
    },
  })
}
