import { type Hole, line, type Noun, noun, type Value } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { type Said, said } from './said.ts'

/** Something tried again and again that succeeds or not, with the percents that are likely. */
export interface Tries {
  readonly of: Noun
  readonly share: readonly [least: number, most: number]
  /** The most trials to come that are likely; 600 where it is left out. */
  readonly most?: number
  readonly told: (k: Hole, n: Hole) => Said
  /** To follow "that". */
  readonly next: Said
  /** The question how many of so many more. */
  readonly more: (all: Hole) => Said
  /** The answer to it. */
  readonly found: (k: Value, all: Value) => Said
}
const freeThrow = noun('free throw', 'free throws', 'tiro libre', 'tiros libres', 'm')
const penalty = noun('penalty kick', 'penalty kicks', 'penal', 'penales', 'm')
const toss = noun('toss', 'tosses', 'lanzamiento', 'lanzamientos', 'm')
const seed = noun('seed', 'seeds', 'semilla', 'semillas', 'f')
const serve = noun('serve', 'serves', 'saque', 'saques', 'm')

export const tries: readonly Tries[] = [
  {
    of: freeThrow,
    share: [50, 90],
    told: (k, n) =>
      said(
        line`A basketball player made ${k} of ${n} free throws.`,
        line`Una jugadora de baloncesto encestó ${k} de ${n} tiros libres.`,
      ),
    next: said(line`she makes her next free throw`, line`enceste su próximo tiro libre`),
    more: all =>
      said(
        line`About how many of her next ${all} free throws should she make?`,
        line`¿Aproximadamente cuántos de sus próximos ${all} tiros libres debería encestar?`,
      ),
    found: (k, all) =>
      said(
        line`She should make about ${k} of her next ${all} free throws.`,
        line`Debería encestar unos ${k} de sus próximos ${all} tiros libres.`,
      ),
  },
  {
    of: seed,
    share: [60, 95],
    told: (k, n) =>
      said(
        line`A gardener planted ${n} seeds, and ${k} of them sprouted.`,
        line`Un jardinero sembró ${n} semillas y ${k} de ellas germinaron.`,
      ),
    next: said(line`another seed of this kind sprouts`, line`otra semilla del mismo tipo germine`),
    more: all =>
      said(
        line`About how many of ${all} more seeds should sprout?`,
        line`¿Aproximadamente cuántas de otras ${all} semillas deberían germinar?`,
      ),
    found: (k, all) =>
      said(
        line`About ${k} of the ${all} seeds should sprout.`,
        line`Deberían germinar unas ${k} de las ${all} semillas.`,
      ),
  },
  {
    of: nouns.day,
    share: [70, 95],
    // A school year.
    most: 180,
    told: (k, n) =>
      said(
        line`On ${k} of the last ${n} school days, the bus was on time.`,
        line`En ${k} de los últimos ${n} días de clases, el autobús llegó a tiempo.`,
      ),
    next: said(
      line`the bus is on time on the next school day`,
      line`el autobús llegue a tiempo el próximo día de clases`,
    ),
    more: all =>
      said(
        line`On about how many of the next ${all} school days should it be on time?`,
        line`¿Aproximadamente en cuántos de los próximos ${all} días de clases debería llegar a tiempo?`,
      ),
    found: (k, all) =>
      said(
        line`It should be on time on about ${k} of the next ${all} school days.`,
        line`Debería llegar a tiempo en unos ${k} de los próximos ${all} días de clases.`,
      ),
  },
  {
    of: toss,
    share: [20, 45],
    told: (k, n) =>
      said(
        line`A bottle landed upright on ${k} of ${n} tosses.`,
        line`Una botella cayó de pie en ${k} de ${n} lanzamientos.`,
      ),
    next: said(
      line`the bottle lands upright on the next toss`,
      line`la botella caiga de pie en el próximo lanzamiento`,
    ),
    more: all =>
      said(
        line`On about how many of the next ${all} tosses should it land upright?`,
        line`¿Aproximadamente en cuántos de los próximos ${all} lanzamientos debería caer de pie?`,
      ),
    found: (k, all) =>
      said(
        line`It should land upright on about ${k} of the next ${all} tosses.`,
        line`Debería caer de pie en unos ${k} de los próximos ${all} lanzamientos.`,
      ),
  },
  {
    of: penalty,
    share: [60, 85],
    told: (k, n) =>
      said(
        line`A soccer player scored on ${k} of ${n} penalty kicks.`,
        line`Un futbolista metió ${k} de ${n} penales.`,
      ),
    next: said(line`he scores on his next penalty kick`, line`meta su próximo penal`),
    more: all =>
      said(
        line`On about how many of his next ${all} penalty kicks should he score?`,
        line`¿Aproximadamente cuántos de sus próximos ${all} penales debería meter?`,
      ),
    found: (k, all) =>
      said(
        line`He should score on about ${k} of his next ${all} penalty kicks.`,
        line`Debería meter unos ${k} de sus próximos ${all} penales.`,
      ),
  },
  {
    of: nouns.customer,
    share: [20, 60],
    told: (k, n) =>
      said(
        line`In a restaurant, ${k} of the last ${n} customers ordered dessert.`,
        line`En un restaurante, ${k} de los últimos ${n} clientes pidieron postre.`,
      ),
    next: said(line`the next customer orders dessert`, line`el próximo cliente pida postre`),
    more: all =>
      said(
        line`About how many of the next ${all} customers should order dessert?`,
        line`¿Aproximadamente cuántos de los próximos ${all} clientes deberían pedir postre?`,
      ),
    found: (k, all) =>
      said(
        line`About ${k} of the next ${all} customers should order dessert.`,
        line`Deberían pedir postre unos ${k} de los próximos ${all} clientes.`,
      ),
  },
  {
    of: serve,
    share: [55, 85],
    told: (k, n) =>
      said(
        line`In tennis practice, ${k} of ${n} serves were in.`,
        line`En una práctica de tenis, ${k} de ${n} saques fueron buenos.`,
      ),
    next: said(line`the next serve is in`, line`el próximo saque sea bueno`),
    more: all =>
      said(
        line`About how many of the next ${all} serves should be in?`,
        line`¿Aproximadamente cuántos de los próximos ${all} saques deberían ser buenos?`,
      ),
    found: (k, all) =>
      said(
        line`About ${k} of the next ${all} serves should be in.`,
        line`Deberían ser buenos unos ${k} de los próximos ${all} saques.`,
      ),
  },
  {
    of: nouns.car,
    share: [15, 40],
    told: (k, n) =>
      said(
        line`At a corner, ${k} of the last ${n} cars turned left.`,
        line`En una esquina, ${k} de los últimos ${n} carros giraron a la izquierda.`,
      ),
    next: said(line`the next car turns left`, line`el próximo carro gire a la izquierda`),
    more: all =>
      said(
        line`About how many of the next ${all} cars should turn left?`,
        line`¿Aproximadamente cuántos de los próximos ${all} carros deberían girar a la izquierda?`,
      ),
    found: (k, all) =>
      said(
        line`About ${k} of the next ${all} cars should turn left.`,
        line`Deberían girar a la izquierda unos ${k} de los próximos ${all} carros.`,
      ),
  },
  {
    of: nouns.visitor,
    share: [30, 70],
    told: (k, n) =>
      said(
        line`At a museum, ${k} of the first ${n} visitors took an audio guide.`,
        line`En un museo, ${k} de los primeros ${n} visitantes tomaron una audioguía.`,
      ),
    next: said(line`the next visitor takes an audio guide`, line`el próximo visitante tome una audioguía`),
    more: all =>
      said(
        line`About how many of the next ${all} visitors should take one?`,
        line`¿Aproximadamente cuántos de los próximos ${all} visitantes deberían tomar una?`,
      ),
    found: (k, all) =>
      said(
        line`About ${k} of the next ${all} visitors should take an audio guide.`,
        line`Deberían tomar una audioguía unos ${k} de los próximos ${all} visitantes.`,
      ),
  },
  {
    of: noun('game', 'games', 'partida', 'partidas', 'f'),
    share: [30, 70],
    told: (k, n) =>
      said(
        line`A girl won ${k} of ${n} chess games against a computer.`,
        line`Una niña ganó ${k} de ${n} partidas de ajedrez contra una computadora.`,
      ),
    next: said(line`she wins the next game`, line`gane la próxima partida`),
    more: all =>
      said(
        line`About how many of the next ${all} games should she win?`,
        line`¿Aproximadamente cuántas de las próximas ${all} partidas debería ganar?`,
      ),
    found: (k, all) =>
      said(
        line`She should win about ${k} of the next ${all} games.`,
        line`Debería ganar unas ${k} de las próximas ${all} partidas.`,
      ),
  },
]
