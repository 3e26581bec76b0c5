/** What a record shows (spec §3): a picture of the product at work, or a short film that ends in that picture. */
export type Media =
  | { type: 'image'; image: string }
  | {
      type: 'video'
      /** The picture in which the film ends, and which stands there until it plays. */
      image: string
      /** File name in public/media without theme and extension. */
      video: string
    }
