import type { Locale } from '../both.ts'
import type { Term } from '../content.ts'
import { never } from '../errors.ts'
import { isPartOfOne } from '../math/adjacent.ts'
import type { Expr } from '../math/expr.ts'
import type { Noun } from './noun.ts'
import { numberWords, ordinalWords } from './number-words.ts'
import type { Person } from './people.ts'

/** A term as maths with words after it, or as words alone: all that a renderer needs of the lexicon. */
export function say(term: Term, locale: Locale): readonly (string | Expr)[] {
  switch (term.kind) {
    case 'quantity':
      return [term.amount, ` ${nounFor(term.amount, term.noun, locale)}`]
    case 'how-many':
      return [
        locale === 'en'
          ? `how many ${term.noun.en[1]}`
          : `${term.noun.gender === 'f' ? 'cuántas' : 'cuántos'} ${term.noun.es[1]}`,
      ]
    case 'thing':
      return [article(term, locale) + term.noun[locale][term.many ? 1 : 0]]
    case 'person':
      return [personWords(term.person, term.as, locale)]
    case 'spoken-time':
      return [spokenTime(term, locale)]
    case 'number-words':
      return [numberWords(term.value, locale, term.gender)]
    case 'ordinal':
      return [ordinalWords(term.value, locale, term.gender)]
    case 'role':
      return term.of.kind === 'quantity' ? say(term.of, locale) : [term.of]
    default:
      return never(term)
  }
}

/** One takes the singular; a part of one takes "of a cup" and "de taza", but a half in Spanish "1/2 taza"; the rest the plural. */
function nounFor(amount: Expr, { en, es }: Noun, locale: Locale): string {
  const [one, many] = locale === 'en' ? en : es
  if (amount.kind !== 'number') return many
  if (Math.abs(amount.n) === amount.d) return one
  if (!isPartOfOne(amount)) return many
  if (locale === 'en') return `of ${indefinite(one)}`
  return amount.n === 1 && amount.d === 2 ? one : `de ${one}`
}

const indefinite = (noun: string) => `${/^(?!one|uni|use|euro)[aeiou]|^hour|^honest/i.test(noun) ? 'an' : 'a'} ${noun}`

function article({ noun, many, article }: Extract<Term, { kind: 'thing' }>, locale: Locale): string {
  if (article === 'none') return ''
  if (locale === 'en') return article === 'the' ? 'the ' : indefinite(noun.en[0]).startsWith('an ') ? 'an ' : 'a '
  const feminine = noun.gender === 'f'
  if (article === 'the') return many ? (feminine ? 'las ' : 'los ') : feminine ? 'la ' : 'el '
  return feminine ? 'una ' : 'un '
}

const PRONOUNS = {
  subject: { en: { f: 'she', m: 'he' }, es: { f: 'ella', m: 'él' } },
  object: { en: { f: 'her', m: 'him' }, es: { f: 'ella', m: 'él' } },
  possessive: { en: { f: 'her', m: 'his' }, es: { f: 'su', m: 'su' } },
} as const

const personWords = ({ name, gender }: Person, as: Extract<Term, { kind: 'person' }>['as'], locale: Locale) =>
  as === 'name' ? name : PRONOUNS[as][locale][gender]

/** half past four, quarter to five, 4:25 in words; las cuatro y media, un cuarto para las cinco. */
function spokenTime({ hour, minute }: Extract<Term, { kind: 'spoken-time' }>, locale: Locale): string {
  const next = (hour % 12) + 1
  return locale === 'en' ? englishTime(hour, next, minute) : spanishTime(hour, next, minute)
}

function englishTime(hour: number, next: number, minute: number): string {
  const said = (value: number) => numberWords(value, 'en')
  if (minute === 0) return `${said(hour)} o'clock`
  if (minute === 15) return `quarter past ${said(hour)}`
  if (minute === 30) return `half past ${said(hour)}`
  if (minute === 45) return `quarter to ${said(next)}`
  return minute < 30 ? `${said(minute)} minutes past ${said(hour)}` : `${said(60 - minute)} minutes to ${said(next)}`
}

function spanishTime(hour: number, next: number, minute: number): string {
  const said = (value: number) => `${value === 1 ? 'la' : 'las'} ${numberWords(value, 'es', 'f')}`
  if (minute === 0) return `${said(hour)} en punto`
  if (minute === 15) return `${said(hour)} y cuarto`
  if (minute === 30) return `${said(hour)} y media`
  if (minute === 45) return `un cuarto para ${said(next)}`
  return minute < 30
    ? `${said(hour)} y ${numberWords(minute, 'es')}`
    : `${numberWords(60 - minute, 'es')} para ${said(next)}`
}
