import type { Both } from '../../../author.ts'

/** A sample that is chosen at random, the population and the sample in words, and a population that is too wide. */
export interface RandomSample {
  readonly says: Both<string>
  readonly population: Both<string>
  readonly sample: Both<string>
  readonly wider: Both<string>
}
const q = (en: string, es: string): Both<string> => ({ en, es })
const sampled = (
  says: Both<string>,
  population: Both<string>,
  sample: Both<string>,
  wider: Both<string>,
): RandomSample => ({
  says,
  population,
  sample,
  wider,
})

export const randomSamples: readonly RandomSample[] = [
  sampled(
    q(
      'A principal wants to know how the students of her school get to school. A computer picks 50 names at random from the list of all students.',
      'La directora quiere saber cómo llegan a la escuela sus estudiantes. Una computadora elige al azar 50 nombres de la lista de todos los estudiantes.',
    ),
    q('all the students of the school', 'todos los estudiantes de la escuela'),
    q('the 50 students picked', 'los 50 estudiantes elegidos'),
    q('all the students in the state', 'todos los estudiantes del estado'),
  ),
  sampled(
    q(
      'A factory wants to know how many of today’s light bulbs are defective. A machine takes out 40 bulbs at random times of the day.',
      'Una fábrica quiere saber cuántos de los focos de hoy son defectuosos. Una máquina saca 40 focos a horas elegidas al azar durante el día.',
    ),
    q('all the light bulbs made today', 'todos los focos fabricados hoy'),
    q('the 40 bulbs taken out', 'los 40 focos sacados'),
    q('all the light bulbs in the country', 'todos los focos del país'),
  ),
  sampled(
    q(
      'A town wants to know whether its households would use a new bus line. It draws 60 addresses at random from all addresses in town.',
      'Una ciudad quiere saber si sus hogares usarían una nueva línea de autobús. Elige al azar 60 direcciones entre todas las de la ciudad.',
    ),
    q('all the households in town', 'todos los hogares de la ciudad'),
    q('the 60 households drawn', 'los 60 hogares elegidos'),
    q('all the households in the state', 'todos los hogares del estado'),
  ),
  sampled(
    q(
      'A librarian wants to know what the members of the library like to read. She numbers all members and asks 45 whose numbers come up in a drawing.',
      'La bibliotecaria quiere saber qué les gusta leer a los miembros de la biblioteca. Numera a todos los miembros y pregunta a 45 cuyos números se eligen al azar.',
    ),
    q('all the members of the library', 'todos los miembros de la biblioteca'),
    q('the 45 members asked', 'los 45 miembros encuestados'),
    q('all the people in the city', 'todas las personas de la ciudad'),
  ),
  sampled(
    q(
      'A ranger wants to know how many trees of a forest are sick. He divides the map into equal squares and checks the trees of 12 squares drawn at random.',
      'Un guardabosques quiere saber cuántos árboles de un bosque están enfermos. Divide el mapa en cuadrados iguales y revisa los árboles de 12 cuadrados elegidos al azar.',
    ),
    q('all the trees of the forest', 'todos los árboles del bosque'),
    q('the trees of the 12 squares', 'los árboles de los 12 cuadrados'),
    q('all the trees in the country', 'todos los árboles del país'),
  ),
  sampled(
    q(
      'A coach wants to know how much the players in the league practice. She writes the names of all players on cards, mixes the cards well, and draws 30.',
      'Una entrenadora quiere saber cuánto entrenan los jugadores de la liga. Escribe los nombres de todos en tarjetas, las mezcla bien y saca 30.',
    ),
    q('all the players in the league', 'todos los jugadores de la liga'),
    q('the 30 players drawn', 'los 30 jugadores elegidos'),
    q('all the athletes in the city', 'todos los atletas de la ciudad'),
  ),
  sampled(
    q(
      'A baker wants to know the weight of the rolls in one delivery. He numbers all 800 rolls and weighs 40 whose numbers a computer picks at random.',
      'Un panadero quiere saber el peso de los panecillos de una entrega. Numera los 800 panecillos y pesa 40 cuyos números elige al azar una computadora.',
    ),
    q('the 800 rolls of the delivery', 'los 800 panecillos de la entrega'),
    q('the 40 rolls weighed', 'los 40 panecillos pesados'),
    q('all the rolls in the city', 'todos los panecillos de la ciudad'),
  ),
  sampled(
    q(
      'A company wants to know how its 900 employees travel to work. It asks 60 of them, drawn at random from the payroll.',
      'Una empresa quiere saber cómo van al trabajo sus 900 empleados. Pregunta a 60 de ellos, elegidos al azar de la nómina.',
    ),
    q('the 900 employees of the company', 'los 900 empleados de la empresa'),
    q('the 60 employees asked', 'los 60 empleados encuestados'),
    q('all the workers in the state', 'todos los trabajadores del estado'),
  ),
  sampled(
    q(
      'A cook wants to know which lunch the seventh graders like best. He puts the names of all seventh graders in a box and draws 25 without looking.',
      'El cocinero quiere saber qué almuerzo prefieren los estudiantes de séptimo grado. Pone los nombres de todos ellos en una caja y saca 25 sin mirar.',
    ),
    q('all the seventh graders', 'todos los estudiantes de séptimo grado'),
    q('the 25 seventh graders drawn', 'los 25 estudiantes elegidos'),
    q('all the students of the school', 'todos los estudiantes de la escuela'),
  ),
  sampled(
    q(
      'A farmer wants to know how sweet this year’s melons are. She picks 30 melons whose places in the field were chosen by a random number program.',
      'Una agricultora quiere saber qué tan dulces son los melones de este año. Recoge 30 melones de lugares del campo elegidos al azar por un programa.',
    ),
    q('all the melons in the field', 'todos los melones del campo'),
    q('the 30 melons picked', 'los 30 melones recogidos'),
    q('all the fruits of the farm', 'todas las frutas de la granja'),
  ),
  sampled(
    q(
      'A museum wants to know how old its visitors in May are. Each visitor gets a numbered ticket, and those with 80 numbers drawn at random are asked.',
      'Un museo quiere saber qué edad tienen sus visitantes de mayo. Cada visitante recibe un boleto numerado y se pregunta a los de 80 números elegidos al azar.',
    ),
    q('all the visitors in May', 'todos los visitantes de mayo'),
    q('the 80 visitors asked', 'los 80 visitantes encuestados'),
    q('all the visitors of the year', 'todos los visitantes del año'),
  ),
  sampled(
    q(
      'A phone company wants to know how satisfied its customers are. A computer calls 100 numbers picked at random from the list of all customers.',
      'Una compañía telefónica quiere saber qué tan satisfechos están sus clientes. Una computadora llama a 100 números elegidos al azar de la lista de todos los clientes.',
    ),
    q('all the customers of the company', 'todos los clientes de la compañía'),
    q('the 100 customers called', 'los 100 clientes llamados'),
    q('all the people who have a phone', 'todas las personas que tienen teléfono'),
  ),
  sampled(
    q(
      'A band teacher wants to know how long the band members practice. She rolls two number cubes for each member and asks those with a double.',
      'La maestra de música quiere saber cuánto practican los miembros de la banda. Lanza dos dados por cada miembro y pregunta a los que sacan un doble.',
    ),
    q('all the members of the band', 'todos los miembros de la banda'),
    q('the members with a double', 'los miembros que sacaron un doble'),
    q('all the students who play music', 'todos los estudiantes que tocan música'),
  ),
  sampled(
    q(
      'A scientist wants to know the length of the fish in a pond. She catches fish at 20 places of the pond that were drawn at random.',
      'Una científica quiere saber la longitud de los peces de un estanque. Pesca en 20 lugares del estanque elegidos al azar.',
    ),
    q('all the fish in the pond', 'todos los peces del estanque'),
    q('the fish caught at the 20 places', 'los peces pescados en los 20 lugares'),
    q('all the fish in the county', 'todos los peces del condado'),
  ),
  sampled(
    q(
      'A newspaper wants to know whom the 8,000 voters of a city prefer as mayor. It asks 300 voters drawn at random from the list of voters.',
      'Un periódico quiere saber a quién prefieren como alcalde los 8,000 votantes de una ciudad. Pregunta a 300 votantes elegidos al azar de la lista de votantes.',
    ),
    q('the 8,000 voters of the city', 'los 8,000 votantes de la ciudad'),
    q('the 300 voters asked', 'los 300 votantes encuestados'),
    q('all the voters in the state', 'todos los votantes del estado'),
  ),
  sampled(
    q(
      'A store wants to know how many of the eggs in a truck are cracked. Workers open 20 boxes whose numbers were drawn at random.',
      'Una tienda quiere saber cuántos huevos de un camión están rotos. Los empleados abren 20 cajas cuyos números se eligieron al azar.',
    ),
    q('all the eggs in the truck', 'todos los huevos del camión'),
    q('the eggs in the 20 boxes', 'los huevos de las 20 cajas'),
    q('all the eggs in the store', 'todos los huevos de la tienda'),
  ),
  sampled(
    q(
      'A camp wants to know which sport its campers like best. Every camper draws a marble from a bag, and the 35 with a red marble are asked.',
      'Un campamento quiere saber qué deporte prefieren sus campistas. Cada campista saca una canica de una bolsa y se pregunta a los 35 que sacan una roja.',
    ),
    q('all the campers', 'todos los campistas'),
    q('the 35 campers with a red marble', 'los 35 campistas con una canica roja'),
    q('all the children in the city', 'todos los niños de la ciudad'),
  ),
  sampled(
    q(
      'A theater wants to know how its 1,200 subscribers liked the season. It sends questions to 90 of them, picked at random by a computer, and all answer.',
      'Un teatro quiere saber qué les pareció la temporada a sus 1,200 abonados. Envía preguntas a 90 de ellos, elegidos al azar por una computadora, y todos contestan.',
    ),
    q('the 1,200 subscribers', 'los 1,200 abonados'),
    q('the 90 subscribers picked', 'los 90 abonados elegidos'),
    q('all the people who go to theaters', 'todas las personas que van al teatro'),
  ),
  sampled(
    q(
      'A teacher wants to know how many hours the students of grade 8 sleep. She draws 40 student numbers at random from all those of grade 8.',
      'Una maestra quiere saber cuántas horas duermen los estudiantes de octavo grado. Elige al azar 40 números de estudiante entre todos los de octavo grado.',
    ),
    q('all the students of grade 8', 'todos los estudiantes de octavo grado'),
    q('the 40 students drawn', 'los 40 estudiantes elegidos'),
    q('all the students of the school', 'todos los estudiantes de la escuela'),
  ),
  sampled(
    q(
      'A zoo wants to know how many of its 500 seeds for bird food sprout. It mixes the seeds, takes 50 without looking, and plants them.',
      'Un zoológico quiere saber cuántas de sus 500 semillas para aves germinan. Mezcla las semillas, toma 50 sin mirar y las siembra.',
    ),
    q('the 500 seeds', 'las 500 semillas'),
    q('the 50 seeds planted', 'las 50 semillas sembradas'),
    q('all the plants of the zoo', 'todas las plantas del zoológico'),
  ),
]
