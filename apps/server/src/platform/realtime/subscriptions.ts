import type { Subject } from './channel.ts'
import type { Stream } from './stream.ts'

export type Member = {
  id: number
  streams: Set<Stream>
  subjects: ReadonlySet<Subject>
  reading: number
}

export type Subscriptions = ReturnType<typeof createSubscriptions>

export function createSubscriptions() {
  const members = new Map<number, Member>()
  const followers = new Map<Subject, Set<Member>>()
  const unfollow = (member: Member, subject: Subject) => {
    const set = followers.get(subject)
    set?.delete(member)
    if (set?.size === 0) followers.delete(subject)
  }
  const follow = (member: Member, subjects: ReadonlySet<Subject>) => {
    for (const subject of member.subjects) if (!subjects.has(subject)) unfollow(member, subject)
    for (const subject of subjects) {
      const set = followers.get(subject)
      if (set) set.add(member)
      else followers.set(subject, new Set([member]))
    }
    member.subjects = subjects
  }
  const findSets = (subjects: readonly Subject[]) =>
    [...new Set(subjects)].flatMap((subject) => followers.get(subject) ?? [])
  return {
    members: members as ReadonlyMap<number, Member>,
    add(stream: Stream): Member {
      const id = stream.users_id
      const none = { id, streams: new Set<Stream>(), subjects: new Set<Subject>(), reading: 0 }
      const member = members.get(id) ?? none
      members.set(id, member)
      member.streams.add(stream)
      return member
    },
    remove(stream: Stream): void {
      const member = members.get(stream.users_id)
      if (!member?.streams.delete(stream) || member.streams.size) return
      follow(member, new Set())
      members.delete(stream.users_id)
    },
    /** Ignores members who left meanwhile, and readings older than the current one. */
    follow(users_id: number, subjects: ReadonlySet<Subject>, reading: number): void {
      const member = members.get(users_id)
      if (!member || reading < member.reading) return
      member.reading = reading
      follow(member, subjects)
    },
    followersOf(subjects: readonly Subject[], except: readonly Subject[]): Stream[] {
      const found: Stream[] = []
      const passed = findSets(except)
      for (const set of findSets(subjects)) {
        for (const member of set) {
          if (passed.length && passed.some((item) => item.has(member))) continue
          for (const stream of member.streams) found.push(stream)
        }
        passed.push(set)
      }
      return found
    },
    *streams(users_ids: Iterable<number> = members.keys()): Iterable<Stream> {
      for (const id of users_ids) yield* members.get(id)?.streams ?? []
    },
  }
}
