import { type Both, type Expr, type Inline, line, type Noun, noun, type Term, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Words = Both<readonly Inline[]>
/** Two of a kind, A and B, each with a ratio of its own. */
export interface TwoSetting {
  readonly kind: Noun
  readonly x: Noun
  readonly y: Noun
  readonly xTitle: Expr
  readonly yTitle: Expr
  /** Likely amounts of the second for one of the first. */
  readonly rates: readonly [number, number]
  readonly shown: Words
  tell(letter: Expr, a: Term, b: Term): Words
  /** "Write the letter of the hose that gives more water per minute." */
  readonly greater: Words
  /** "Hose A gives more water per minute." */
  wins(letter: Expr): Words
  /** "In 40 minutes, how many more gallons does A give than B?" */
  difference(more: Expr, less: Expr, x: Term): Words
}

const raisins = noun('gram of raisins', 'grams of raisins', 'gramo de pasas', 'gramos de pasas', 'm')
const nuts = noun('gram of nuts', 'grams of nuts', 'gramo de nueces', 'gramos de nueces', 'm')
const butter = noun('gram of butter', 'grams of butter', 'gramo de mantequilla', 'gramos de mantequilla', 'm')
const flour = noun('gram of flour', 'grams of flour', 'gramo de harina', 'gramos de harina', 'm')
const blue = noun(
  'milliliter of blue paint',
  'milliliters of blue paint',
  'mililitro de pintura azul',
  'mililitros de pintura azul',
  'm',
)
const yellow = noun(
  'milliliter of yellow paint',
  'milliliters of yellow paint',
  'mililitro de pintura amarilla',
  'mililitros de pintura amarilla',
  'm',
)

const MINUTES = words('Time (minutes)', 'Tiempo (minutos)')
const SECONDS = words('Time (seconds)', 'Tiempo (segundos)')

export const twoSettings: readonly TwoSetting[] = [
  {
    kind: noun('hose', 'hoses', 'manguera', 'mangueras', 'f'),
    x: nouns.minute,
    y: nouns.gallon,
    xTitle: MINUTES,
    yTitle: words('Water (gallons)', 'Agua (galones)'),
    rates: [0.5, 3],
    shown: {
      en: line`The graph shows how much water flows from two hoses, A and B.`,
      es: line`La gráfica muestra cuánta agua sale de dos mangueras, A y B.`,
    },
    tell: (letter, a, b) => ({
      en: line`Hose ${letter} gives ${b} of water in ${a}.`,
      es: line`La manguera ${letter} da ${b} de agua en ${a}.`,
    }),
    greater: {
      en: line`Then write the letter of the hose that gives more water per minute.`,
      es: line`Después escribe la letra de la manguera que da más agua por minuto.`,
    },
    wins: l => ({
      en: line`Hose ${l} gives more water per minute.`,
      es: line`La manguera ${l} da más agua por minuto.`,
    }),
    difference: (more, less, x) => ({
      en: line`In ${x}, how many more gallons of water does hose ${more} give than hose ${less}?`,
      es: line`En ${x}, ¿cuántos galones de agua más da la manguera ${more} que la manguera ${less}?`,
    }),
  },
  {
    kind: noun('printer', 'printers', 'impresora', 'impresoras', 'f'),
    x: nouns.second,
    y: nouns.page,
    xTitle: SECONDS,
    yTitle: words('Pages', 'Páginas'),
    rates: [0.25, 1.5],
    shown: {
      en: line`The graph shows how fast two printers, A and B, print pages.`,
      es: line`La gráfica muestra la rapidez con que imprimen dos impresoras, A y B.`,
    },
    tell: (letter, a, b) => ({
      en: line`Printer ${letter} prints ${b} in ${a}.`,
      es: line`La impresora ${letter} imprime ${b} en ${a}.`,
    }),
    greater: {
      en: line`Then write the letter of the printer that prints more pages per second.`,
      es: line`Después escribe la letra de la impresora que imprime más páginas por segundo.`,
    },
    wins: l => ({
      en: line`Printer ${l} prints more pages per second.`,
      es: line`La impresora ${l} imprime más páginas por segundo.`,
    }),
    difference: (more, less, x) => ({
      en: line`In ${x}, how many more pages does printer ${more} print than printer ${less}?`,
      es: line`En ${x}, ¿cuántas páginas más imprime la impresora ${more} que la impresora ${less}?`,
    }),
  },
  {
    kind: noun('machine', 'machines', 'máquina', 'máquinas', 'f'),
    x: nouns.second,
    y: nouns.bottle,
    xTitle: SECONDS,
    yTitle: words('Bottles', 'Botellas'),
    rates: [0.5, 2.5],
    shown: {
      en: line`The graph shows how fast two machines, A and B, fill bottles.`,
      es: line`La gráfica muestra la rapidez con que dos máquinas, A y B, llenan botellas.`,
    },
    tell: (letter, a, b) => ({
      en: line`Machine ${letter} fills ${b} in ${a}.`,
      es: line`La máquina ${letter} llena ${b} en ${a}.`,
    }),
    greater: {
      en: line`Then write the letter of the machine that fills more bottles per second.`,
      es: line`Después escribe la letra de la máquina que llena más botellas por segundo.`,
    },
    wins: l => ({
      en: line`Machine ${l} fills more bottles per second.`,
      es: line`La máquina ${l} llena más botellas por segundo.`,
    }),
    difference: (more, less, x) => ({
      en: line`In ${x}, how many more bottles does machine ${more} fill than machine ${less}?`,
      es: line`En ${x}, ¿cuántas botellas más llena la máquina ${more} que la máquina ${less}?`,
    }),
  },
  {
    kind: noun('walker', 'walkers', 'caminante', 'caminantes', 'm'),
    x: nouns.second,
    y: nouns.step,
    xTitle: SECONDS,
    yTitle: words('Steps', 'Pasos'),
    rates: [1.2, 2.5],
    shown: {
      en: line`The graph shows the steps that two walkers, A and B, take.`,
      es: line`La gráfica muestra los pasos que dan dos caminantes, A y B.`,
    },
    tell: (letter, a, b) => ({
      en: line`Walker ${letter} takes ${b} in ${a}.`,
      es: line`El caminante ${letter} da ${b} en ${a}.`,
    }),
    greater: {
      en: line`Then write the letter of the walker who takes more steps per second.`,
      es: line`Después escribe la letra del caminante que da más pasos por segundo.`,
    },
    wins: l => ({
      en: line`Walker ${l} takes more steps per second.`,
      es: line`El caminante ${l} da más pasos por segundo.`,
    }),
    difference: (more, less, x) => ({
      en: line`In ${x}, how many more steps does walker ${more} take than walker ${less}?`,
      es: line`En ${x}, ¿cuántos pasos más da el caminante ${more} que el caminante ${less}?`,
    }),
  },
  {
    kind: noun('mix', 'mixes', 'mezcla', 'mezclas', 'f'),
    x: raisins,
    y: nuts,
    xTitle: words('Raisins (grams)', 'Pasas (gramos)'),
    yTitle: words('Nuts (grams)', 'Nueces (gramos)'),
    rates: [0.5, 2],
    shown: {
      en: line`The graph shows the nuts and raisins in two trail mixes, A and B.`,
      es: line`La gráfica muestra las nueces y las pasas de dos mezclas, A y B.`,
    },
    tell: (letter, a, b) => ({
      en: line`Mix ${letter} has ${b} for ${a}.`,
      es: line`La mezcla ${letter} lleva ${b} por ${a}.`,
    }),
    greater: {
      en: line`Then write the letter of the mix that has more nuts for each gram of raisins.`,
      es: line`Después escribe la letra de la mezcla que lleva más nueces por cada gramo de pasas.`,
    },
    wins: l => ({
      en: line`Mix ${l} has more nuts for each gram of raisins.`,
      es: line`La mezcla ${l} lleva más nueces por cada gramo de pasas.`,
    }),
    difference: (more, less, x) => ({
      en: line`With ${x}, how many more grams of nuts does mix ${more} have than mix ${less}?`,
      es: line`Con ${x}, ¿cuántos gramos de nueces más lleva la mezcla ${more} que la mezcla ${less}?`,
    }),
  },
  {
    kind: noun('shade', 'shades', 'tono', 'tonos', 'm'),
    x: blue,
    y: yellow,
    xTitle: words('Blue paint (mL)', 'Pintura azul (mL)'),
    yTitle: words('Yellow paint (mL)', 'Pintura amarilla (mL)'),
    rates: [0.4, 2.5],
    shown: {
      en: line`The graph shows the paint for two shades of green, A and B.`,
      es: line`La gráfica muestra la pintura para dos tonos de verde, A y B.`,
    },
    tell: (letter, a, b) => ({
      en: line`Shade ${letter} has ${b} for ${a}.`,
      es: line`El tono ${letter} lleva ${b} por ${a}.`,
    }),
    greater: {
      en: line`Then write the letter of the shade that has more yellow paint for each milliliter of blue paint.`,
      es: line`Después escribe la letra del tono que lleva más pintura amarilla por cada mililitro de pintura azul.`,
    },
    wins: l => ({
      en: line`Shade ${l} has more yellow paint for each milliliter of blue paint.`,
      es: line`El tono ${l} lleva más pintura amarilla por cada mililitro de pintura azul.`,
    }),
    difference: (more, less, x) => ({
      en: line`With ${x}, how many more milliliters of yellow paint does shade ${more} have than shade ${less}?`,
      es: line`Con ${x}, ¿cuántos mililitros de pintura amarilla más lleva el tono ${more} que el tono ${less}?`,
    }),
  },
  {
    kind: noun('cyclist', 'cyclists', 'ciclista', 'ciclistas', 'm'),
    x: nouns.minute,
    y: nouns.kilometer,
    xTitle: MINUTES,
    yTitle: words('Distance (km)', 'Distancia (km)'),
    rates: [0.24, 0.51],
    shown: {
      en: line`The graph shows how far two cyclists, A and B, ride.`,
      es: line`La gráfica muestra la distancia que recorren dos ciclistas, A y B.`,
    },
    tell: (letter, a, b) => ({
      en: line`Cyclist ${letter} rides ${b} in ${a}.`,
      es: line`El ciclista ${letter} recorre ${b} en ${a}.`,
    }),
    greater: {
      en: line`Then write the letter of the faster cyclist.`,
      es: line`Después escribe la letra del ciclista más rápido.`,
    },
    wins: l => ({ en: line`Cyclist ${l} is faster.`, es: line`El ciclista ${l} es más rápido.` }),
    difference: (more, less, x) => ({
      en: line`In ${x}, how many more kilometers does cyclist ${more} ride than cyclist ${less}?`,
      es: line`En ${x}, ¿cuántos kilómetros más recorre el ciclista ${more} que el ciclista ${less}?`,
    }),
  },
  {
    kind: noun('fair', 'fairs', 'feria', 'ferias', 'f'),
    x: nouns.ticket,
    y: nouns.dollar,
    xTitle: words('Tickets', 'Boletos'),
    yTitle: words('Cost (dollars)', 'Costo (dólares)'),
    rates: [0.5, 3],
    shown: {
      en: line`The graph shows the cost of ride tickets at two fairs, A and B.`,
      es: line`La gráfica muestra el costo de los boletos en dos ferias, A y B.`,
    },
    tell: (letter, a, b) => ({
      en: line`At fair ${letter}, ${a} cost ${b}.`,
      es: line`En la feria ${letter}, ${a} cuestan ${b}.`,
    }),
    greater: {
      en: line`Then write the letter of the fair where a ticket costs more.`,
      es: line`Después escribe la letra de la feria donde un boleto cuesta más.`,
    },
    wins: l => ({ en: line`A ticket costs more at fair ${l}.`, es: line`Un boleto cuesta más en la feria ${l}.` }),
    difference: (more, less, x) => ({
      en: line`How many more dollars do ${x} cost at fair ${more} than at fair ${less}?`,
      es: line`¿Cuántos dólares más cuestan ${x} en la feria ${more} que en la feria ${less}?`,
    }),
  },
  {
    kind: noun('dough', 'doughs', 'masa', 'masas', 'f'),
    x: butter,
    y: flour,
    xTitle: words('Butter (grams)', 'Mantequilla (gramos)'),
    yTitle: words('Flour (grams)', 'Harina (gramos)'),
    rates: [1.2, 4],
    shown: {
      en: line`The graph shows the butter and flour in two kinds of dough, A and B.`,
      es: line`La gráfica muestra la mantequilla y la harina de dos masas, A y B.`,
    },
    tell: (letter, a, b) => ({
      en: line`Dough ${letter} has ${b} for ${a}.`,
      es: line`La masa ${letter} lleva ${b} por ${a}.`,
    }),
    greater: {
      en: line`Then write the letter of the dough that has more flour for each gram of butter.`,
      es: line`Después escribe la letra de la masa que lleva más harina por cada gramo de mantequilla.`,
    },
    wins: l => ({
      en: line`Dough ${l} has more flour for each gram of butter.`,
      es: line`La masa ${l} lleva más harina por cada gramo de mantequilla.`,
    }),
    difference: (more, less, x) => ({
      en: line`With ${x}, how many more grams of flour does dough ${more} have than dough ${less}?`,
      es: line`Con ${x}, ¿cuántos gramos de harina más lleva la masa ${more} que la masa ${less}?`,
    }),
  },
  {
    kind: noun('typist', 'typists', 'mecanógrafo', 'mecanógrafos', 'm'),
    x: nouns.second,
    y: nouns.word,
    xTitle: SECONDS,
    yTitle: words('Words', 'Palabras'),
    rates: [0.5, 1.4],
    shown: {
      en: line`The graph shows how many words two typists, A and B, type.`,
      es: line`La gráfica muestra cuántas palabras escriben dos mecanógrafos, A y B.`,
    },
    tell: (letter, a, b) => ({
      en: line`Typist ${letter} types ${b} in ${a}.`,
      es: line`El mecanógrafo ${letter} escribe ${b} en ${a}.`,
    }),
    greater: {
      en: line`Then write the letter of the faster typist.`,
      es: line`Después escribe la letra del mecanógrafo más rápido.`,
    },
    wins: l => ({ en: line`Typist ${l} is faster.`, es: line`El mecanógrafo ${l} es más rápido.` }),
    difference: (more, less, x) => ({
      en: line`In ${x}, how many more words does typist ${more} type than typist ${less}?`,
      es: line`En ${x}, ¿cuántas palabras más escribe el mecanógrafo ${more} que el mecanógrafo ${less}?`,
    }),
  },
  {
    kind: noun('pump', 'pumps', 'bomba', 'bombas', 'f'),
    x: nouns.minute,
    y: nouns.liter,
    xTitle: MINUTES,
    yTitle: words('Water (liters)', 'Agua (litros)'),
    rates: [0.5, 4],
    shown: {
      en: line`The graph shows how much water two pumps, A and B, move.`,
      es: line`La gráfica muestra cuánta agua sacan dos bombas, A y B.`,
    },
    tell: (letter, a, b) => ({
      en: line`Pump ${letter} moves ${b} of water in ${a}.`,
      es: line`La bomba ${letter} saca ${b} de agua en ${a}.`,
    }),
    greater: {
      en: line`Then write the letter of the pump that moves more water per minute.`,
      es: line`Después escribe la letra de la bomba que saca más agua por minuto.`,
    },
    wins: l => ({
      en: line`Pump ${l} moves more water per minute.`,
      es: line`La bomba ${l} saca más agua por minuto.`,
    }),
    difference: (more, less, x) => ({
      en: line`In ${x}, how many more liters of water does pump ${more} move than pump ${less}?`,
      es: line`En ${x}, ¿cuántos litros de agua más saca la bomba ${more} que la bomba ${less}?`,
    }),
  },
  {
    kind: noun('team', 'teams', 'equipo', 'equipos', 'm'),
    x: nouns.minute,
    y: nouns.tree,
    xTitle: MINUTES,
    yTitle: words('Trees', 'Árboles'),
    rates: [0.25, 1],
    shown: {
      en: line`The graph shows how many trees two teams of volunteers, A and B, plant.`,
      es: line`La gráfica muestra cuántos árboles plantan dos equipos de voluntarios, A y B.`,
    },
    tell: (letter, a, b) => ({
      en: line`Team ${letter} plants ${b} in ${a}.`,
      es: line`El equipo ${letter} planta ${b} en ${a}.`,
    }),
    greater: {
      en: line`Then write the letter of the team that plants more trees per minute.`,
      es: line`Después escribe la letra del equipo que planta más árboles por minuto.`,
    },
    wins: l => ({
      en: line`Team ${l} plants more trees per minute.`,
      es: line`El equipo ${l} planta más árboles por minuto.`,
    }),
    difference: (more, less, x) => ({
      en: line`In ${x}, how many more trees does team ${more} plant than team ${less}?`,
      es: line`En ${x}, ¿cuántos árboles más planta el equipo ${more} que el equipo ${less}?`,
    }),
  },
]
