import { line, name, prose, subject } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { GroupStory } from './group-story.ts'

export const moreGroupStories: readonly GroupStory[] = [
  {
    groups: nouns.shelf,
    items: nouns.book,
    total: (groups, each) => ({
      en: prose`A bookcase has ${groups} with ${each} on each shelf. How many books are in the bookcase?`,
      es: prose`Un librero tiene ${groups} con ${each} en cada uno. ¿Cuántos libros hay en el librero?`,
    }),
    saysTotal: x => ({ en: line`There are ${x} in the bookcase.`, es: line`Hay ${x} en el librero.` }),
    share: (total, groups, who) => ({
      en: prose`${name(who)} puts ${total} on ${groups}, the same number on each shelf. How many books are on each shelf?`,
      es: prose`${name(who)} pone ${total} en ${groups}, la misma cantidad en cada uno. ¿Cuántos libros hay en cada estante?`,
    }),
    saysShare: x => ({ en: line`There are ${x} on each shelf.`, es: line`Hay ${x} en cada estante.` }),
    measure: (total, each, who) => ({
      en: prose`${name(who)} puts ${total} on shelves, with ${each} on each shelf. How many shelves does ${subject(who)} fill?`,
      es: prose`${name(who)} pone ${total} en estantes, ${each} en cada uno. ¿Cuántos estantes llena?`,
    }),
    saysMeasure: (x, who) => ({ en: line`${name(who)} fills ${x}.`, es: line`${name(who)} llena ${x}.` }),
  },
  {
    groups: nouns.team,
    items: nouns.player,
    total: (groups, each) => ({
      en: prose`A sports club has ${groups} with ${each} on each team. How many players are on the teams?`,
      es: prose`Un club deportivo tiene ${groups} con ${each} en cada uno. ¿Cuántos jugadores hay en los equipos?`,
    }),
    saysTotal: x => ({ en: line`There are ${x} on the teams.`, es: line`Hay ${x} en los equipos.` }),
    share: (total, groups) => ({
      en: prose`A coach splits ${total} into ${groups} of the same size. How many players are on each team?`,
      es: prose`Un entrenador reparte ${total} en ${groups} del mismo tamaño. ¿Cuántos jugadores hay en cada equipo?`,
    }),
    saysShare: x => ({ en: line`There are ${x} on each team.`, es: line`Hay ${x} en cada equipo.` }),
    measure: (total, each) => ({
      en: prose`A coach splits ${total} into teams of ${each}. How many teams are there?`,
      es: prose`Un entrenador reparte ${total} en equipos de ${each}. ¿Cuántos equipos hay?`,
    }),
    saysMeasure: x => ({ en: line`There are ${x}.`, es: line`Hay ${x}.` }),
  },
  {
    groups: nouns.vase,
    items: nouns.flower,
    total: (groups, each) => ({
      en: prose`A restaurant has ${groups} of flowers. There are ${each} in each vase. How many flowers are there altogether?`,
      es: prose`Un restaurante tiene ${groups} con flores. En cada florero hay ${each}. ¿Cuántas flores hay en total?`,
    }),
    saysTotal: x => ({ en: line`There are ${x} altogether.`, es: line`Hay ${x} en total.` }),
    share: (total, groups, who) => ({
      en: prose`${name(who)} puts ${total} into ${groups}, the same number in each vase. How many flowers are in each vase?`,
      es: prose`${name(who)} reparte ${total} en ${groups}, la misma cantidad en cada uno. ¿Cuántas flores hay en cada florero?`,
    }),
    saysShare: x => ({ en: line`There are ${x} in each vase.`, es: line`Hay ${x} en cada florero.` }),
    measure: (total, each, who) => ({
      en: prose`${name(who)} has ${total} and puts ${each} in each vase. How many vases does ${subject(who)} need?`,
      es: prose`${name(who)} tiene ${total} y pone ${each} en cada florero. ¿Cuántos floreros necesita?`,
    }),
    saysMeasure: (x, who) => ({ en: line`${name(who)} needs ${x}.`, es: line`${name(who)} necesita ${x}.` }),
  },
  {
    groups: nouns.week,
    items: nouns.dollar,
    total: (groups, each, who) => ({
      en: prose`${name(who)} saves ${each} per week. How many dollars does ${subject(who)} save in ${groups}?`,
      es: prose`${name(who)} ahorra ${each} por semana. ¿Cuántos dólares ahorra en ${groups}?`,
    }),
    saysTotal: (x, who) => ({ en: line`${name(who)} saves ${x}.`, es: line`${name(who)} ahorra ${x}.` }),
    share: (total, groups, who) => ({
      en: prose`${name(who)} saves ${total} in ${groups}, the same amount every week. How many dollars does ${subject(who)} save per week?`,
      es: prose`${name(who)} ahorra ${total} en ${groups}, la misma cantidad cada semana. ¿Cuántos dólares ahorra por semana?`,
    }),
    saysShare: (x, who) => ({
      en: line`${name(who)} saves ${x} per week.`,
      es: line`${name(who)} ahorra ${x} por semana.`,
    }),
    measure: (total, each, who) => ({
      en: prose`${name(who)} wants to save ${total} and saves ${each} per week. How many weeks will it take?`,
      es: prose`${name(who)} quiere ahorrar ${total} y ahorra ${each} por semana. ¿Cuántas semanas tardará?`,
    }),
    saysMeasure: x => ({ en: line`It will take ${x}.`, es: line`Tardará ${x}.` }),
  },
  {
    groups: nouns.fishTank,
    items: nouns.fish,
    total: (groups, each) => ({
      en: prose`A pet store has ${groups} with ${each} in each tank. How many fish does it have altogether?`,
      es: prose`Una tienda de mascotas tiene ${groups} con ${each} en cada una. ¿Cuántos peces tiene en total?`,
    }),
    saysTotal: x => ({
      en: line`The pet store has ${x} altogether.`,
      es: line`La tienda de mascotas tiene ${x} en total.`,
    }),
    share: (total, groups) => ({
      en: prose`A pet store puts ${total} into ${groups}, the same number in each tank. How many fish are in each tank?`,
      es: prose`Una tienda de mascotas pone ${total} en ${groups}, la misma cantidad en cada una. ¿Cuántos peces hay en cada pecera?`,
    }),
    saysShare: x => ({ en: line`There are ${x} in each tank.`, es: line`Hay ${x} en cada pecera.` }),
    measure: (total, each) => ({
      en: prose`A pet store has ${total} and puts ${each} in each fish tank. How many fish tanks does it use?`,
      es: prose`Una tienda de mascotas tiene ${total} y pone ${each} en cada pecera. ¿Cuántas peceras usa?`,
    }),
    saysMeasure: x => ({ en: line`The pet store uses ${x}.`, es: line`La tienda de mascotas usa ${x}.` }),
  },
  {
    groups: nouns.pack,
    items: nouns.pencil,
    total: (groups, each, who) => ({
      en: prose`${name(who)} buys ${groups} of pencils. Each pack has ${each}. How many pencils does ${subject(who)} buy?`,
      es: prose`${name(who)} compra ${groups} de lápices. En cada paquete hay ${each}. ¿Cuántos lápices compra?`,
    }),
    saysTotal: (x, who) => ({ en: line`${name(who)} buys ${x}.`, es: line`${name(who)} compra ${x}.` }),
    share: (total, groups) => ({
      en: prose`A store puts ${total} into ${groups}, the same number in each pack. How many pencils are in each pack?`,
      es: prose`Una tienda pone ${total} en ${groups}, la misma cantidad en cada uno. ¿Cuántos lápices hay en cada paquete?`,
    }),
    saysShare: x => ({ en: line`There are ${x} in each pack.`, es: line`Hay ${x} en cada paquete.` }),
    measure: (total, each) => ({
      en: prose`A store puts ${total} into packs of ${each}. How many packs does it make?`,
      es: prose`Una tienda pone ${total} en paquetes de ${each}. ¿Cuántos paquetes hace?`,
    }),
    saysMeasure: x => ({ en: line`The store makes ${x}.`, es: line`La tienda hace ${x}.` }),
  },
  {
    groups: nouns.page,
    items: nouns.photo,
    total: (groups, each) => ({
      en: prose`An album has ${groups} with ${each} on each page. How many photos are in the album?`,
      es: prose`Un álbum tiene ${groups} con ${each} en cada una. ¿Cuántas fotos hay en el álbum?`,
    }),
    saysTotal: x => ({ en: line`There are ${x} in the album.`, es: line`Hay ${x} en el álbum.` }),
    share: (total, groups, who) => ({
      en: prose`${name(who)} puts ${total} on ${groups} of an album, the same number on each page. How many photos are on each page?`,
      es: prose`${name(who)} pone ${total} en ${groups} de un álbum, la misma cantidad en cada una. ¿Cuántas fotos hay en cada página?`,
    }),
    saysShare: x => ({ en: line`There are ${x} on each page.`, es: line`Hay ${x} en cada página.` }),
    measure: (total, each, who) => ({
      en: prose`${name(who)} puts ${total} in an album, with ${each} on each page. How many pages does ${subject(who)} fill?`,
      es: prose`${name(who)} pone ${total} en un álbum, ${each} en cada página. ¿Cuántas páginas llena?`,
    }),
    saysMeasure: (x, who) => ({ en: line`${name(who)} fills ${x}.`, es: line`${name(who)} llena ${x}.` }),
  },
  {
    groups: nouns.trainCar,
    items: nouns.child,
    total: (groups, each) => ({
      en: prose`A park train has ${groups}. There are ${each} in each car. How many children are on the train?`,
      es: prose`El trenecito de un parque tiene ${groups}. En cada vagón van ${each}. ¿Cuántos niños van en el trenecito?`,
    }),
    saysTotal: x => ({ en: line`There are ${x} on the train.`, es: line`Hay ${x} en el trenecito.` }),
    share: (total, groups) => ({
      en: prose`A park train takes ${total} in ${groups}, the same number in each car. How many children are in each car?`,
      es: prose`El trenecito de un parque lleva ${total} en ${groups}, la misma cantidad en cada uno. ¿Cuántos niños van en cada vagón?`,
    }),
    saysShare: x => ({ en: line`There are ${x} in each car.`, es: line`Hay ${x} en cada vagón.` }),
    measure: (total, each) => ({
      en: prose`A park train takes ${total}, with ${each} in each car. How many train cars are there?`,
      es: prose`El trenecito de un parque lleva ${total}, ${each} en cada vagón. ¿Cuántos vagones hay?`,
    }),
    saysMeasure: x => ({ en: line`There are ${x}.`, es: line`Hay ${x}.` }),
  },
]
