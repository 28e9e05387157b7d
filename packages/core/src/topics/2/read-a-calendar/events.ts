import { capital, type Expr, words } from '../../../author.ts'

/** What is written in a calendar, alone and in a sentence. */
export interface Event {
  readonly title: Expr
  readonly said: Expr
  /** After before: the field trip; de la excursión. */
  readonly of: Expr
}
/** Library day has no article. */
const calledInSentence = (en: string) => (en.endsWith(' day') ? en : `the ${en}`)
const event = (en: string, es: string, article: 'el' | 'la'): Event => ({
  title: words(capital(en), capital(es)),
  said: words(calledInSentence(en), `${article} ${es}`),
  of: words(calledInSentence(en), article === 'el' ? `del ${es}` : `de la ${es}`),
})

/** On days without school, only these. */
const OUT_OF_SCHOOL = ['the soccer game', 'the birthday party', 'the swim class', 'the music concert']
export const isOutOfSchool = ({ said }: Event) => said.kind === 'words' && OUT_OF_SCHOOL.includes(said.en)
export const events: readonly Event[] = [
  event('field trip', 'excursión', 'la'),
  event('soccer game', 'partido de fútbol', 'el'),
  event('library day', 'día de biblioteca', 'el'),
  event('book fair', 'feria del libro', 'la'),
  event('school play', 'obra de teatro', 'la'),
  event('birthday party', 'fiesta de cumpleaños', 'la'),
  event('swim class', 'clase de natación', 'la'),
  event('music concert', 'concierto de música', 'el'),
  event('science fair', 'feria de ciencias', 'la'),
  event('class photo', 'foto de la clase', 'la'),
]
