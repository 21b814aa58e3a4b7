/** One file of the postcodes that ship with the site: all that begin with the same three digits. */
export interface PostalShard {
  /** Prefecture and city by the city's number. */
  cities: Record<string, [prefecture: string, city: string]>;
  /** City number and town, by the last four digits; by two digits if all codes with them belong to one building. */
  places: Record<string, [city: string, town: string][]>;
}

export const POSTAL_FOLDER = '/media/postal';
