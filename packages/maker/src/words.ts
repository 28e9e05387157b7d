import type { Both, Locale } from '@worksheet/core'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** What the page says, in each language. */
const WORDS = {
  en: {
    name: 'Worksheet maker',
    about: 'Choose topics, look at the sheet, take it as PDF, LaTeX, HTML or JSON. All of it happens in your browser.',
    pageLanguage: 'Language of this page',
    topics: 'Topics',
    search: 'Search',
    searchExample: 'fractions, 3.OA.C.7',
    grade: 'Grade',
    all: 'All',
    topicCount: (count: number) => (count === 1 ? '1 topic' : `${count} topics`),
    add: 'Add',
    added: (topic: string) => `${topic} is on the sheet.`,
    pastTopics: 'Skip the list of topics',
    onSheet: 'On the sheet',
    order: 'Drag a topic to another place, or move it with its arrows.',
    level: 'Level',
    problems: 'Problems',
    moveUp: (topic: string) => `Move ${topic} up`,
    moveDown: (topic: string) => `Move ${topic} down`,
    remove: (topic: string) => `Remove ${topic}`,
    forms: (chosen: number) => (chosen === 0 ? 'Kinds of problem: all' : `Kinds of problem: ${chosen}`),
    kinds: {
      compute: 'Work out',
      choose: 'Choose',
      'find-mistake': 'Find the mistake',
      order: 'Put in order',
      match: 'Match',
      table: 'Fill in a table',
      story: 'Story',
      draw: 'Draw',
      explain: 'Explain',
    },
    levels: { easy: 'easy', medium: 'medium', hard: 'hard' },
    sheet: 'Sheet',
    title: 'Title',
    language: 'Language',
    seed: 'Seed',
    columns: 'Columns',
    columnCounts: { 1: 'one', 2: 'two' },
    workspace: 'Room to work',
    workspaces: { compact: 'little', normal: 'normal', roomy: 'much' },
    fontSize: 'Letters',
    fontSizes: { small: 'small', normal: 'normal', large: 'large' },
    paper: 'Paper',
    papers: { letter: 'Letter', a4: 'A4' },
    answers: 'Answer key',
    solutions: 'Worked solutions',
    noSolutions: 'None of these problems has a worked solution.',
    newProblems: 'New problems',
    take: 'Take it',
    copyLink: 'Copy link',
    copyRequest: 'Copy request',
    copyCurl: 'Copy curl',
    copyTypescript: 'Copy TypeScript',
    making: 'One moment …',
    ready: (file: string) => `${file} is ready.`,
    failed: (why: string) => `It could not be made: ${why}`,
    copied: {
      link: 'The link is copied.',
      request: 'The request is copied.',
      curl: 'The command is copied.',
      typescript: 'The program is copied.',
    },
    notCopied: 'The browser does not let the page copy.',
    preview: 'Preview',
    views: { pages: 'Pages', text: 'Text' },
    empty: 'The sheet is empty. Add a topic.',
    exchange: (number: number) => `Exchange problem ${number}`,
    exchanged: (number: number, times: number) =>
      `Problem ${number} is another one now${times > 1 ? ` (${times})` : ''}.`,
    ofSeed: (seed: number) => `These are the problems of seed ${seed}.`,
    another: 'Another problem',
    notLoaded: (why: string) => `A part of the maker could not be loaded. Are you online? (${why})`,
    worksheet: 'worksheet',
  },
  es: {
    name: 'Creador de hojas de ejercicios',
    about: 'Elige temas, mira la hoja y llévatela en PDF, LaTeX, HTML o JSON. Todo ocurre en tu navegador.',
    pageLanguage: 'Idioma de esta página',
    topics: 'Temas',
    search: 'Buscar',
    searchExample: 'fracciones, 3.OA.C.7',
    grade: 'Grado',
    all: 'Todos',
    topicCount: (count: number) => (count === 1 ? '1 tema' : `${count} temas`),
    add: 'Agregar',
    added: (topic: string) => `${topic} está en la hoja.`,
    pastTopics: 'Saltar la lista de temas',
    onSheet: 'En la hoja',
    order: 'Arrastra un tema a otro lugar, o muévelo con sus flechas.',
    level: 'Nivel',
    problems: 'Ejercicios',
    moveUp: (topic: string) => `Subir ${topic}`,
    moveDown: (topic: string) => `Bajar ${topic}`,
    remove: (topic: string) => `Quitar ${topic}`,
    forms: (chosen: number) => (chosen === 0 ? 'Tipos de ejercicio: todos' : `Tipos de ejercicio: ${chosen}`),
    kinds: {
      compute: 'Calcular',
      choose: 'Elegir',
      'find-mistake': 'Hallar el error',
      order: 'Ordenar',
      match: 'Relacionar',
      table: 'Completar una tabla',
      story: 'Historia',
      draw: 'Dibujar',
      explain: 'Explicar',
    },
    levels: { easy: 'fácil', medium: 'intermedio', hard: 'difícil' },
    sheet: 'Hoja',
    title: 'Título',
    language: 'Idioma',
    seed: 'Semilla',
    columns: 'Columnas',
    columnCounts: { 1: 'una', 2: 'dos' },
    workspace: 'Espacio para trabajar',
    workspaces: { compact: 'poco', normal: 'normal', roomy: 'mucho' },
    fontSize: 'Letra',
    fontSizes: { small: 'pequeña', normal: 'normal', large: 'grande' },
    paper: 'Papel',
    papers: { letter: 'Carta', a4: 'A4' },
    answers: 'Hoja de respuestas',
    solutions: 'Soluciones paso a paso',
    noSolutions: 'Ninguno de estos ejercicios tiene solución paso a paso.',
    newProblems: 'Otros ejercicios',
    take: 'Llévatela',
    copyLink: 'Copiar enlace',
    copyRequest: 'Copiar petición',
    copyCurl: 'Copiar curl',
    copyTypescript: 'Copiar TypeScript',
    making: 'Un momento …',
    ready: (file: string) => `${file} está listo.`,
    failed: (why: string) => `No se pudo crear: ${why}`,
    copied: {
      link: 'El enlace está copiado.',
      request: 'La petición está copiada.',
      curl: 'El comando está copiado.',
      typescript: 'El programa está copiado.',
    },
    notCopied: 'El navegador no deja copiar a la página.',
    preview: 'Vista previa',
    views: { pages: 'Páginas', text: 'Texto' },
    empty: 'La hoja está vacía. Agrega un tema.',
    exchange: (number: number) => `Cambiar el ejercicio ${number}`,
    exchanged: (number: number, times: number) =>
      `El ejercicio ${number} es otro ahora${times > 1 ? ` (${times})` : ''}.`,
    ofSeed: (seed: number) => `Estos son los ejercicios de la semilla ${seed}.`,
    another: 'Otro ejercicio',
    notLoaded: (why: string) => `No se pudo cargar una parte del creador. ¿Tienes conexión? (${why})`,
    worksheet: 'hoja de ejercicios',
  },
} as const

/** The same names in both languages, each with a text or what makes one. */
type Said<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Name in keyof Text]: Said<Text[Name]> }
export type Words = Said<(typeof WORDS)['en']>

export const wordsIn: Both<Words> = WORDS

export const LANGUAGES: readonly (readonly [locale: Locale, name: string])[] = [
  ['en', 'English'],
  ['es', 'Español'],
]

const PageLanguage = createContext<Locale>('en')
export const LanguageProvider = PageLanguage.Provider
export const useLanguage = (): Locale => useContext(PageLanguage)
export const useWords = (): Words => wordsIn[useLanguage()]

const KEPT = 'worksheet-maker-language'

/** The language that was chosen before, else what the browser prefers. Where nothing may be kept, nothing is. */
export function rememberedLanguage(): Locale {
  const known = kept(() => localStorage.getItem(KEPT))
  if (known === 'en' || known === 'es') return known
  return navigator.language.startsWith('es') ? 'es' : 'en'
}

export const rememberLanguage = (language: Locale): void => void kept(() => localStorage.setItem(KEPT, language))

function kept<Value>(use: () => Value): Value | null {
  try {
    return use()
  } catch {
    return null
  }
}
