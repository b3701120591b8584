package io.swagger.annotations;

/** Stands in for a class of Maven Central, which the client that openapi-generator makes refers to and does not need here. */
public @interface ApiModel {
    String value() default "";

    String description() default "";
}
