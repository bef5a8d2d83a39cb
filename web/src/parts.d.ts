declare module "virtual:art" {
  /** The address of the document with all drawings. */
  const url: string;
  export default url;
}
