package io.swagger.annotations;

/** Stands in for a class of Maven Central, which the client that openapi-generator makes refers to and does not need here. */
public @interface ApiModelProperty {
    String value() default "";

    boolean required() default false;

    String example() default "";
}
