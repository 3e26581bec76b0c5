interface Modifiers {
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** Whether a key was pressed with Alt, Ctrl or Cmd: those belong to the browser, such as Alt and Left to go back. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: Modifiers): boolean => altKey || ctrlKey || metaKey
