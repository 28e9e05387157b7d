import { line, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { ComparedPair } from './compared-pair.ts'

export const morePairs: readonly ComparedPair[] = [
  {
    small: [6, 9],
    times: [4, 9],
    unit: nouns.foot,
    smaller: words('jump rope', 'cuerda de saltar'),
    larger: words('climbing rope', 'cuerda de escalar'),
    tellSmaller: n => ({ en: line`A jump rope is ${n} long.`, es: line`Una cuerda de saltar mide ${n} de largo.` }),
    tellLarger: n => ({ en: line`A climbing rope is ${n} long.`, es: line`Una cuerda de escalar mide ${n} de largo.` }),
    isTimes: k => ({
      en: line`The climbing rope is ${k} times as long as the jump rope.`,
      es: line`La cuerda de escalar es ${k} veces tan larga como la de saltar.`,
    }),
    meetsLarger: k => ({
      en: line`A climbing rope is ${k} times as long as the jump rope.`,
      es: line`Una cuerda de escalar es ${k} veces tan larga como la de saltar.`,
    }),
    meetsSmaller: k => ({
      en: line`It is ${k} times as long as a jump rope.`,
      es: line`Es ${k} veces tan larga como una cuerda de saltar.`,
    }),
    isMore: n => ({
      en: line`The climbing rope is ${n} feet longer than the jump rope.`,
      es: line`La cuerda de escalar mide ${n} pies más que la de saltar.`,
    }),
    meetsMore: n => ({
      en: line`A climbing rope is ${n} feet longer than the jump rope.`,
      es: line`Una cuerda de escalar mide ${n} pies más que la de saltar.`,
    }),
    askSmaller: { en: line`How long is the jump rope?`, es: line`¿Cuánto mide la cuerda de saltar?` },
    askLarger: { en: line`How long is the climbing rope?`, es: line`¿Cuánto mide la cuerda de escalar?` },
    endsSmaller: n => ({ en: line`The jump rope is ${n} long.`, es: line`La cuerda de saltar mide ${n} de largo.` }),
    endsLarger: n => ({
      en: line`The climbing rope is ${n} long.`,
      es: line`La cuerda de escalar mide ${n} de largo.`,
    }),
    third: {
      isMore: n => ({
        en: line`A rope on a boat is ${n} feet longer than the climbing rope.`,
        es: line`La cuerda de un bote mide ${n} pies más que la de escalar.`,
      }),
      ask: { en: line`How long is the rope on the boat?`, es: line`¿Cuánto mide la cuerda del bote?` },
      ends: n => ({ en: line`The rope on the boat is ${n} long.`, es: line`La cuerda del bote mide ${n} de largo.` }),
    },
  },
  {
    small: [9, 18],
    times: [3, 6],
    unit: nouns.page,
    smaller: words('Monday', 'lunes'),
    larger: words('Sunday', 'domingo'),
    tellSmaller: n => ({ en: line`Bruno reads ${n} on Monday.`, es: line`Bruno lee ${n} el lunes.` }),
    tellLarger: n => ({ en: line`Bruno reads ${n} on Sunday.`, es: line`Bruno lee ${n} el domingo.` }),
    isTimes: k => ({
      en: line`On Sunday, he reads ${k} times as many pages as on Monday.`,
      es: line`El domingo lee ${k} veces tantas páginas como el lunes.`,
    }),
    meetsLarger: k => ({
      en: line`On Sunday, he reads ${k} times as many pages as on Monday.`,
      es: line`El domingo lee ${k} veces tantas páginas como el lunes.`,
    }),
    meetsSmaller: k => ({
      en: line`That is ${k} times as many pages as he reads on Monday.`,
      es: line`Son ${k} veces tantas páginas como las que lee el lunes.`,
    }),
    isMore: n => ({
      en: line`On Sunday, he reads ${n} more pages than on Monday.`,
      es: line`El domingo lee ${n} páginas más que el lunes.`,
    }),
    askSmaller: { en: line`How many pages does Bruno read on Monday?`, es: line`¿Cuántas páginas lee Bruno el lunes?` },
    askLarger: {
      en: line`How many pages does Bruno read on Sunday?`,
      es: line`¿Cuántas páginas lee Bruno el domingo?`,
    },
    endsSmaller: n => ({ en: line`Bruno reads ${n} on Monday.`, es: line`Bruno lee ${n} el lunes.` }),
    endsLarger: n => ({ en: line`Bruno reads ${n} on Sunday.`, es: line`Bruno lee ${n} el domingo.` }),
    third: {
      isMore: n => ({
        en: line`On Saturday, he reads ${n} more pages than on Sunday.`,
        es: line`El sábado lee ${n} páginas más que el domingo.`,
      }),
      ask: { en: line`How many pages does he read on Saturday?`, es: line`¿Cuántas páginas lee el sábado?` },
      ends: n => ({ en: line`He reads ${n} on Saturday.`, es: line`Lee ${n} el sábado.` }),
    },
  },
  {
    small: [7, 9],
    times: [4, 7],
    unit: nouns.seat,
    smaller: words('van', 'camioneta'),
    larger: words('bus', 'autobús'),
    tellSmaller: n => ({ en: line`A van has ${n}.`, es: line`Una camioneta tiene ${n}.` }),
    tellLarger: n => ({ en: line`A bus has ${n}.`, es: line`Un autobús tiene ${n}.` }),
    isTimes: k => ({
      en: line`The bus has ${k} times as many seats as the van.`,
      es: line`El autobús tiene ${k} veces tantos asientos como la camioneta.`,
    }),
    meetsLarger: k => ({
      en: line`A bus has ${k} times as many seats as the van.`,
      es: line`Un autobús tiene ${k} veces tantos asientos como la camioneta.`,
    }),
    meetsSmaller: k => ({
      en: line`It has ${k} times as many seats as a van.`,
      es: line`Tiene ${k} veces tantos asientos como una camioneta.`,
    }),
    isMore: n => ({
      en: line`The bus has ${n} more seats than the van.`,
      es: line`El autobús tiene ${n} asientos más que la camioneta.`,
    }),
    meetsMore: n => ({
      en: line`A bus has ${n} more seats than the van.`,
      es: line`Un autobús tiene ${n} asientos más que la camioneta.`,
    }),
    askSmaller: { en: line`How many seats does the van have?`, es: line`¿Cuántos asientos tiene la camioneta?` },
    askLarger: { en: line`How many seats does the bus have?`, es: line`¿Cuántos asientos tiene el autobús?` },
    endsSmaller: n => ({ en: line`The van has ${n}.`, es: line`La camioneta tiene ${n}.` }),
    endsLarger: n => ({ en: line`The bus has ${n}.`, es: line`El autobús tiene ${n}.` }),
    third: {
      isMore: n => ({
        en: line`A train car has ${n} more seats than the bus.`,
        es: line`Un vagón de tren tiene ${n} asientos más que el autobús.`,
      }),
      ask: { en: line`How many seats does the train car have?`, es: line`¿Cuántos asientos tiene el vagón de tren?` },
      ends: n => ({ en: line`The train car has ${n}.`, es: line`El vagón de tren tiene ${n}.` }),
    },
  },
  {
    small: [8, 16],
    times: [6, 9],
    unit: nouns.apple,
    smaller: words('bag', 'bolsa'),
    larger: words('crate', 'cajón'),
    tellSmaller: n => ({ en: line`A bag holds ${n}.`, es: line`En una bolsa caben ${n}.` }),
    tellLarger: n => ({ en: line`A crate holds ${n}.`, es: line`En un cajón caben ${n}.` }),
    isTimes: k => ({
      en: line`The crate holds ${k} times as many apples as the bag.`,
      es: line`En el cajón caben ${k} veces tantas manzanas como en la bolsa.`,
    }),
    meetsLarger: k => ({
      en: line`A crate holds ${k} times as many apples as the bag.`,
      es: line`En un cajón caben ${k} veces tantas manzanas como en la bolsa.`,
    }),
    meetsSmaller: k => ({
      en: line`It holds ${k} times as many apples as a bag.`,
      es: line`Caben en él ${k} veces tantas manzanas como en una bolsa.`,
    }),
    isMore: n => ({
      en: line`The crate holds ${n} more apples than the bag.`,
      es: line`En el cajón caben ${n} manzanas más que en la bolsa.`,
    }),
    meetsMore: n => ({
      en: line`A crate holds ${n} more apples than the bag.`,
      es: line`En un cajón caben ${n} manzanas más que en la bolsa.`,
    }),
    askSmaller: { en: line`How many apples does the bag hold?`, es: line`¿Cuántas manzanas caben en la bolsa?` },
    askLarger: { en: line`How many apples does the crate hold?`, es: line`¿Cuántas manzanas caben en el cajón?` },
    endsSmaller: n => ({ en: line`The bag holds ${n}.`, es: line`En la bolsa caben ${n}.` }),
    endsLarger: n => ({ en: line`The crate holds ${n}.`, es: line`En el cajón caben ${n}.` }),
    third: {
      isMore: n => ({
        en: line`A barrel holds ${n} more apples than the crate.`,
        es: line`En un barril caben ${n} manzanas más que en el cajón.`,
      }),
      ask: { en: line`How many apples does the barrel hold?`, es: line`¿Cuántas manzanas caben en el barril?` },
      ends: n => ({ en: line`The barrel holds ${n}.`, es: line`En el barril caben ${n}.` }),
    },
  },
  {
    small: [5, 8],
    times: [3, 9],
    unit: nouns.meter,
    smaller: words('house', 'casa'),
    larger: words('tower', 'torre'),
    tellSmaller: n => ({ en: line`A house is ${n} high.`, es: line`Una casa mide ${n} de alto.` }),
    tellLarger: n => ({ en: line`A tower is ${n} high.`, es: line`Una torre mide ${n} de alto.` }),
    isTimes: k => ({
      en: line`The tower is ${k} times as high as the house.`,
      es: line`La torre es ${k} veces tan alta como la casa.`,
    }),
    meetsLarger: k => ({
      en: line`A tower is ${k} times as high as the house.`,
      es: line`Una torre es ${k} veces tan alta como la casa.`,
    }),
    meetsSmaller: k => ({
      en: line`It is ${k} times as high as a house.`,
      es: line`Es ${k} veces tan alta como una casa.`,
    }),
    isMore: n => ({
      en: line`The tower is ${n} meters higher than the house.`,
      es: line`La torre mide ${n} metros más que la casa.`,
    }),
    meetsMore: n => ({
      en: line`A tower is ${n} meters higher than the house.`,
      es: line`Una torre mide ${n} metros más que la casa.`,
    }),
    askSmaller: { en: line`How high is the house?`, es: line`¿Cuánto mide la casa de alto?` },
    askLarger: { en: line`How high is the tower?`, es: line`¿Cuánto mide la torre de alto?` },
    endsSmaller: n => ({ en: line`The house is ${n} high.`, es: line`La casa mide ${n} de alto.` }),
    endsLarger: n => ({ en: line`The tower is ${n} high.`, es: line`La torre mide ${n} de alto.` }),
    third: {
      isMore: n => ({
        en: line`A bridge is ${n} meters higher than the tower.`,
        es: line`Un puente mide ${n} metros más de alto que la torre.`,
      }),
      ask: { en: line`How high is the bridge?`, es: line`¿Cuánto mide el puente de alto?` },
      ends: n => ({ en: line`The bridge is ${n} high.`, es: line`El puente mide ${n} de alto.` }),
    },
  },
  {
    small: [8, 18],
    times: [3, 5],
    unit: nouns.minute,
    smaller: words('Friday', 'viernes'),
    larger: words('Saturday', 'sábado'),
    tellSmaller: n => ({
      en: line`On Friday, Elena practices piano for ${n}.`,
      es: line`El viernes, Elena practica piano durante ${n}.`,
    }),
    tellLarger: n => ({
      en: line`On Saturday, Elena practices piano for ${n}.`,
      es: line`El sábado, Elena practica piano durante ${n}.`,
    }),
    isTimes: k => ({
      en: line`On Saturday, she practices ${k} times as long as on Friday.`,
      es: line`El sábado practica ${k} veces el tiempo que practica el viernes.`,
    }),
    meetsLarger: k => ({
      en: line`On Saturday, she practices ${k} times as long as on Friday.`,
      es: line`El sábado practica ${k} veces el tiempo que practica el viernes.`,
    }),
    meetsSmaller: k => ({
      en: line`That is ${k} times as long as on Friday.`,
      es: line`Es ${k} veces el tiempo que practica el viernes.`,
    }),
    isMore: n => ({
      en: line`On Saturday, she practices ${n} minutes longer than on Friday.`,
      es: line`El sábado practica ${n} minutos más que el viernes.`,
    }),
    askSmaller: {
      en: line`For how many minutes does Elena practice on Friday?`,
      es: line`¿Cuántos minutos practica Elena el viernes?`,
    },
    askLarger: {
      en: line`For how many minutes does Elena practice on Saturday?`,
      es: line`¿Cuántos minutos practica Elena el sábado?`,
    },
    endsSmaller: n => ({ en: line`Elena practices for ${n} on Friday.`, es: line`Elena practica ${n} el viernes.` }),
    endsLarger: n => ({ en: line`Elena practices for ${n} on Saturday.`, es: line`Elena practica ${n} el sábado.` }),
    third: {
      isMore: n => ({
        en: line`On Sunday, she practices ${n} minutes longer than on Saturday.`,
        es: line`El domingo practica ${n} minutos más que el sábado.`,
      }),
      ask: {
        en: line`For how many minutes does she practice on Sunday?`,
        es: line`¿Cuántos minutos practica el domingo?`,
      },
      ends: n => ({ en: line`She practices for ${n} on Sunday.`, es: line`Practica ${n} el domingo.` }),
    },
  },
]
