import { LOCALES, type Locale } from '../both.ts'
import * as nouns from '../language/nouns/index.ts'
import type { ProblemLaw } from './law.ts'

/** What stands before a number that counts nothing of what follows: Grade 1 students, 3/1, 2 − 1, sides 2, 1, and 1 steps long. */
const COUNTS_ELSEWHERE = String.raw`(?<!\p{Lu}\p{L}* |[\d.,/:$×·÷+−=<>^-] ?|\d |(?:\d|half|medio),? (?:and|y) )(?<![\p{L}\d])`

const manyOf = (locale: Locale): readonly string[] => {
  const many = Object.values(nouns).flatMap(noun => (noun[locale][0] === noun[locale][1] ? [] : [noun[locale][1]]))
  return [...new Set(many)].sort((a, b) => b.length - a.length)
}

const oneOfMany = (locale: Locale) => new RegExp(`${COUNTS_ELSEWHERE}1 (?:${manyOf(locale).join('|')})(?!\\p{L})`, 'u')

const ONE_OF_MANY = { en: oneOfMany('en'), es: oneOfMany('es') }

/** 1 apple, never 1 apples. */
export const oneIsSingular: ProblemLaw = ({ parts }) => {
  for (const locale of LOCALES) {
    for (const part of parts) {
      const text = part.lines(locale)
      const found = ONE_OF_MANY[locale].exec(text)
      if (found) return `"${found[0]}" in ${text}`
    }
  }
  return null
}
