import type { Subject } from './channel.ts'
import type { Stream } from './stream.ts'

/** A member who listens here, in one tab or several. */
export type Member = { id: number; streams: Set<Stream>; subjects: ReadonlySet<Subject> }

/** Who listens in this process, by member and by subject. */
export type Listeners = ReturnType<typeof createListeners>

export function createListeners() {
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
  return {
    members: members as ReadonlyMap<number, Member>,
    add(stream: Stream): Member {
      const id = stream.users_id
      const member = members.get(id) ?? { id, streams: new Set(), subjects: new Set() }
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
    /** Tells nobody who has gone meanwhile. */
    follow(users_id: number, subjects: ReadonlySet<Subject>): void {
      const member = members.get(users_id)
      if (member) follow(member, subjects)
    },
    *followersOf(subject: Subject): Iterable<Stream> {
      for (const { streams } of followers.get(subject) ?? []) yield* streams
    },
    *streams(users_ids: Iterable<number> = members.keys()): Iterable<Stream> {
      for (const id of users_ids) yield* members.get(id)?.streams ?? []
    },
  }
}
